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
import { isPermission, isPatientPermission } from '../../identity/auth/access-policy.js';
import { answerInEnglish } from '../answers/answer-language.js';
import { StartupError } from '../startup-error.js';
import type { GraphQLContext } from './context.js';
import { CONTRACT_OF_TYPES } from './generated.js';
import type { RootResolvers } from './root-resolvers.js';
import { SCALARS } from './scalars.js';

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
 * The schema that is served: the contract itself, answered by the slices.
 * @throws StartupError when the types that the answers were compiled against are of another contract, or when a root field is answered by
 * nobody or twice, or names no verb (AZ-1)
 */
export function buildSchema(contract: string, slices: readonly RootResolvers[]): GraphQLSchema {
  const { document, written } = checked(contract);
  const enums = Object.assign({}, ...slices.map((slice) => slice.enums)) as Record<string, Record<string, string>>;
  const roots = { Query: resolvers('Query', written, slices), Mutation: resolvers('Mutation', written, slices) };
  const served = makeExecutableSchema({
    typeDefs: document,
    resolvers: { ...SCALARS, ...enums, ...roots },
    assumeValidSDL: true, // it was checked
    updateResolversInPlace: true, // nobody else has it yet
  });
  describeScalars(document, served);
  return served;
}

/** A contract that agrees with the types, as it was read and as the schema that it writes down. */
interface Checked {
  contract: string;
  document: DocumentNode;
  written: GraphQLSchema;
}

let lastChecked: Checked | undefined;

/** A process has one contract, and looks at it once, however many applications it composes. */
function checked(contract: string): Checked {
  if (lastChecked?.contract === contract) return lastChecked;
  const document = parse(contract);
  const written = buildASTSchema(document);
  refuseDrift(written);
  lastChecked = { contract, document, written };
  return lastChecked;
}

/** A scalar comes whole from its class, which says nothing of itself: what it means stands in the contract alone. */
function describeScalars(contract: DocumentNode, served: GraphQLSchema): void {
  for (const definition of contract.definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const scalar = served.getType(definition.name.value);
    if (scalar) scalar.description = definition.description?.value;
  }
}

/** Compares both as sorted SDL without descriptions, which compile to nothing. */
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

/** What answers the fields of a root: each hands its verb along with the actor, and the service behind it holds it to that (AZ-1). */
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
