import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { isPermission, isPatientPermission } from '../access/access-policy.js';
import { answerInEnglish } from '../answers/answer-language.js';
import { StartupError } from '../errors/startup-error.js';
import type { GraphQLContext } from './context.js';
import { CONTRACT_OF_TYPES } from './generated.js';
import type { RootResolvers } from './root-resolvers.js';
import { SCALARS } from './scalars.js';

/** Reads the contract: all files of schema/, concatenated in the order of their names. */
export function readContract(schemaDir: string): string {
  const files = readdirSync(schemaDir).filter((name) => name.endsWith('.graphql'));
  return files
    .sort()
    .map((name) => readFileSync(path.join(schemaDir, name), 'utf8').trim())
    .join('\n\n')
    .concat('\n');
}

/**
 * Builds the executable schema from the contract and the resolvers of the modules.
 * @throws StartupError if the generated types belong to another contract, or a root field has no resolver, has two, or names no permission
 */
export function buildSchema(contract: string, slices: readonly RootResolvers[]): GraphQLSchema {
  const { document, written } = checked(contract);
  const enums = Object.assign({}, ...slices.map((slice) => slice.enums)) as Record<string, Record<string, string>>;
  const roots = { Query: resolvers('Query', written, slices), Mutation: resolvers('Mutation', written, slices) };
  const served = makeExecutableSchema({
    typeDefs: document,
    resolvers: { ...SCALARS, ...enums, ...roots },
    assumeValidSDL: true, // It was checked above.
    updateResolversInPlace: true, // This schema is not shared yet.
  });
  describeScalars(document, served);
  return served;
}

/** Contract that matches the generated types: parsed document, and schema. */
interface Checked {
  contract: string;
  document: DocumentNode;
  written: GraphQLSchema;
}

let lastChecked: Checked | undefined;

/** Validates the contract once per process, however many applications it composes. */
function checked(contract: string): Checked {
  if (lastChecked?.contract === contract) return lastChecked;
  const document = parse(contract);
  const written = buildASTSchema(document);
  refuseDrift(written);
  lastChecked = { contract, document, written };
  return lastChecked;
}

/** Copies descriptions of scalars from the contract, because the scalar classes have none. */
function describeScalars(contract: DocumentNode, served: GraphQLSchema): void {
  for (const definition of contract.definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const scalar = served.getType(definition.name.value);
    if (scalar) scalar.description = definition.description?.value;
  }
}

/** Compares both as sorted SDL without descriptions, which have no types. */
function refuseDrift(contract: GraphQLSchema): void {
  const document = parse(printSchema(lexicographicSortSchema(contract)));
  const bare = visit(document, { StringValue: (_node, key) => (key === 'description' ? null : undefined) });
  const [wanted, present] = [print(bare).split('\n'), CONTRACT_OF_TYPES.split('\n')];
  const at = wanted.findIndex((line, index) => line !== present[index]);
  if (at < 0 && wanted.length === present.length) return;
  const type = wanted.slice(0, at + 1).findLast((line) => /^(type|input|enum|scalar) /.test(line));
  throw new StartupError(
    `schema/*.graphql and graphql/generated.ts disagree at "${type}": the contract says "${wanted[at]?.trim()}", the types say "${present[at]?.trim()}" (npm run codegen)`,
  );
}

/** Builds the resolvers of a root type. Each passes its permissions along with the actor, and the service requires one of them. */
function resolvers(root: 'Query' | 'Mutation', contract: GraphQLSchema, slices: readonly RootResolvers[]) {
  const answered: Record<string, GraphQLFieldResolver<unknown, GraphQLContext>> = {};
  for (const fields of slices.map((slice) => slice[root] ?? {}))
    for (const [name, { verbs, answer }] of Object.entries(fields)) {
      if (answered[name]) throw new StartupError(`${root}.${name} is answered twice`);
      if (verbs.length === 0 || !verbs.every(isPermission))
        throw new StartupError(`${root}.${name} names no verb of the access table`);
      const isOfPatients = verbs.some(isPatientPermission);
      answered[name] = (_parent, args, context) => {
        if (!isOfPatients) answerInEnglish(context.response);
        return answer(args as never, { ...context, actor: { ...context.actor, door: verbs } });
      };
    }
  const missing = Object.keys(
    contract[root === 'Query' ? 'getQueryType' : 'getMutationType']()?.getFields() ?? {},
  ).find((name) => !answered[name]);
  if (missing) throw new StartupError(`${root}.${missing} is answered by nobody`);
  return answered;
}
