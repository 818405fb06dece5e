import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  isEnumType,
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
import { buildSchemaSync, type ClassType, type ResolverData } from 'type-graphql';
import { type Permission } from '../access/access-policy.js';
import { isPermission, isPatientPermission } from '../access/permissions.js';
import { answerInEnglish } from '../answers/answer-language.js';
import { StartupError } from '../errors/startup-error.js';
import type { GraphQLContext } from './context.js';
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

/** Context of a root field: that of the request, and the resolvers of this application. */
interface RootContext extends GraphQLContext {
  readonly instances: ReadonlyMap<unknown, object>;
}

/**
 * Builds the executable schema: the contract as it is written, with the root fields and enum values of the type-graphql classes. The
 * fields of objects are read from the results as they are.
 * @throws StartupError if the classes and the contract differ, or a root field is declared twice or requires no permission
 */
export function buildSchema(contract: string, resolvers: readonly object[]): GraphQLSchema {
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const { document, classes } = checked(contract, [...instances.keys()] as ClassType[]);
  const roots = {
    Query: rootFields('Query', classes, instances),
    Mutation: rootFields('Mutation', classes, instances),
  };
  const served = makeExecutableSchema({
    typeDefs: document,
    resolvers: { ...SCALARS, ...innerValues(classes), ...roots },
    assumeValidSDL: true, // It was checked above.
    updateResolversInPlace: true, // This schema is not shared yet.
  });
  describeScalars(document, served);
  return served;
}

/** Contract that matches the classes: parsed document, and schema of the classes. */
interface Checked {
  readonly contract: string;
  readonly resolvers: readonly ClassType[];
  readonly document: DocumentNode;
  readonly classes: GraphQLSchema;
}

let lastChecked: Checked | undefined;

/** Builds the classes' schema and compares it with the contract, once per process, however many applications it composes. */
function checked(contract: string, resolvers: readonly ClassType[]): Checked {
  const isSame = lastChecked?.contract === contract && lastChecked.resolvers.length === resolvers.length;
  if (lastChecked && isSame && resolvers.every((each, index) => each === lastChecked?.resolvers[index]))
    return lastChecked;
  const document = parse(contract);
  const classes = buildSchemaSync({
    resolvers: resolvers as unknown as [ClassType, ...ClassType[]],
    container: ({ context }: ResolverData<RootContext>) => context.instances,
    validate: false, // The services validate.
  });
  refuseTwice(resolvers, classes);
  refuseDrift(buildASTSchema(document), classes);
  lastChecked = { contract, resolvers, document, classes };
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

/** Refuses a root field that two classes declare: type-graphql would keep the last one. */
function refuseTwice(resolvers: readonly ClassType[], classes: GraphQLSchema): void {
  const declared = new Set<string>();
  for (const root of [classes.getQueryType(), classes.getMutationType()])
    for (const name of Object.keys(root?.getFields() ?? {}))
      for (const { prototype } of resolvers)
        if (Object.hasOwn(prototype, name)) {
          if (declared.has(name)) throw new StartupError(`${root?.name}.${name} is declared twice`);
          declared.add(name);
        }
}

/** Compares both as sorted SDL without descriptions, which the classes do not have. */
function refuseDrift(contract: GraphQLSchema, classes: GraphQLSchema): void {
  const lines = (schema: GraphQLSchema) => {
    const document = parse(printSchema(lexicographicSortSchema(schema)));
    return print(visit(document, { StringValue: (_node, key) => (key === 'description' ? null : undefined) })).split(
      '\n',
    );
  };
  const [wanted, present] = [lines(contract), lines(classes)];
  const at = wanted.findIndex((line, index) => line !== present[index]);
  if (at < 0 && wanted.length === present.length) return;
  const type = wanted.slice(0, at + 1).findLast((line) => /^(type|input|enum|scalar) /.test(line));
  throw new StartupError(
    `schema/*.graphql and the classes disagree at "${type}": the contract says "${wanted[at]?.trim()}", the classes say "${present[at]?.trim()}" (npm run codegen)`,
  );
}

/** Inner values of each enum by their names in the contract. */
function innerValues(classes: GraphQLSchema) {
  const enums = Object.values(classes.getTypeMap()).filter((type) => isEnumType(type));
  return Object.fromEntries(
    enums
      .filter(({ name }) => !name.startsWith('__'))
      .map((type) => [
        type.name,
        Object.fromEntries(type.getValues().map(({ name, value }) => [name, value as unknown])),
      ]),
  );
}

/** Root fields of the classes. Each passes its permissions along with the actor, and the service requires one of them. */
function rootFields(root: 'Query' | 'Mutation', classes: GraphQLSchema, instances: RootContext['instances']) {
  const fields: Record<string, GraphQLFieldResolver<unknown, GraphQLContext>> = {};
  const type = root === 'Query' ? classes.getQueryType() : classes.getMutationType();
  for (const { name, extensions, resolve } of Object.values(type?.getFields() ?? {})) {
    const permissions = (extensions['permissions'] ?? []) as readonly Permission[];
    if (!resolve || permissions.length === 0 || !permissions.every(isPermission))
      throw new StartupError(`${root}.${name} requires no permission of the access policy`);
    const isOfPatients = permissions.some(isPatientPermission);
    fields[name] = (source, args, context, info) => {
      if (!isOfPatients) answerInEnglish(context.response);
      return resolve(source, args, { ...context, instances, actor: { ...context.actor, door: permissions } }, info);
    };
  }
  return fields;
}
