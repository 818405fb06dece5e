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
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, createResolversMap, type ClassType } from 'type-graphql';
import { isVerb, mayPatients } from '../auth/verbs.js';
import { answerInEnglish } from '../answers/answer-language.js';
import { StartupError } from '../startup-error.js';
import type { GraphQLContext } from './context.js';

/** The contract as one text: every file of schema/, in the order of their names. */
export function readContract(schemaDir: string): string {
  const files = readdirSync(schemaDir).filter((name) => name.endsWith('.graphql'));
  return files
    .sort()
    .map((name) => readFileSync(path.join(schemaDir, name), 'utf8').trim())
    .join('\n\n')
    .concat('\n');
}

/**
 * The schema that is served: the contract itself, answered by the resolvers.
 * @throws StartupError when classes and contract disagree, or when a root field names no verb (AZ-1)
 */
export function buildSchema(contract: string, resolvers: object[]): GraphQLSchema {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor as ClassType, resolver]));
  const built = buildSchemaSync({
    resolvers: [...byClass.keys()] as [ClassType, ...ClassType[]],
    container: { get: (resolverClass) => byClass.get(resolverClass as ClassType) },
    validate: false,
  });
  refuseDrift(buildASTSchema(parse(contract)), built);
  handVerbsAlong(built);
  const served = makeExecutableSchema({ typeDefs: contract, resolvers: createResolversMap(built) });
  describeScalars(parse(contract), served);
  return served;
}

/** A scalar comes whole from its class, which says nothing of itself: what it means stands in the contract alone. */
function describeScalars(contract: DocumentNode, served: GraphQLSchema): void {
  for (const definition of contract.definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const scalar = served.getType(definition.name.value);
    if (scalar) scalar.description = definition.description?.value;
  }
}

/** Compares both as sorted SDL without descriptions, which live in the contract alone. */
function refuseDrift(contract: GraphQLSchema, built: GraphQLSchema): void {
  const lines = (schema: GraphQLSchema) => {
    const document = parse(printSchema(lexicographicSortSchema(schema)));
    return print(visit(document, { StringValue: (_node, key) => (key === 'description' ? null : undefined) })).split(
      '\n',
    );
  };
  const [wanted, present] = [lines(contract), lines(built)];
  const at = wanted.findIndex((line, index) => line !== present[index]);
  if (at < 0 && wanted.length === present.length) return;
  const type = wanted.slice(0, at + 1).findLast((line) => /^(type|input|enum|scalar) /.test(line));
  throw new StartupError(
    `schema/*.graphql and the classes disagree at "${type}": the contract says "${wanted[at]?.trim()}", the classes say "${present[at]?.trim()}"`,
  );
}

/** Each root field hands its verb along with the actor, and the service behind it holds it to that (AZ-1). */
function handVerbsAlong(built: GraphQLSchema): void {
  for (const root of [built.getQueryType(), built.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const door = [field.extensions['verb']].flat();
      if (!door.every(isVerb)) throw new StartupError(`${root?.name}.${field.name} names no verb of the access table`);
      const { resolve } = field;
      const isOfPatients = door.some(mayPatients);
      field.resolve = (source, args, context: GraphQLContext, info) => {
        if (!isOfPatients) answerInEnglish(context.response);
        return resolve?.(source, args, { ...context, actor: { ...context.actor, door } }, info);
      };
    }
  }
}
