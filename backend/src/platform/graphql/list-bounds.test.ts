import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../config.js';
import { isPageOf, LIST_BOUNDS } from './list-bounds.js';
import { readContract } from './schema.js';

const schema = buildSchema(readContract(path.join(ROOT_DIR, 'schema')));
const isList = (type: GraphQLOutputType) => isListType(isNonNullType(type) ? type.ofType : type);

it('each list of objects has a length that is asked for, or a bound; and each bound a list (GQ-4)', () => {
  const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && !isPageOf(type.name)
      ? Object.values(type.getFields())
          .filter((field) => isList(field.type) && isCompositeType(getNamedType(field.type)))
          .filter(({ args }) => !args.some(({ name }) => name === 'first' || name === 'limit'))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(lists.length).toBeGreaterThan(40);
  expect(Object.keys(LIST_BOUNDS).toSorted()).toEqual(lists.toSorted());
});
