import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  getNamedType,
  getVariableValues,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  typeFromAST,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Limits } from '../limits/limits.js';
import type { GraphQLContext } from './context.js';
import { LIST_BOUNDS } from './list-bounds.js';

/** Costs of introspection fields: the whole contract is about 200 KB of JSON, a type a hundredth of that. */
const INTROSPECTION = new Map([
  ['__schema', 600],
  ['__type', 60],
]);

/** Arguments that limit the length of a list. */
const LENGTHS = new Set(['first', 'limit']);

/**
 * Query cost analysis: returns how many objects an operation can return. A list counts as often as its length, from the document, a
 * variable, the contract or LIST_BOUNDS. Introspection fields have their own costs, for each alias.
 */
export function documentCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  /** Caches the cost of each fragment; without it, nested fragments would double the work at each level. */
  const known = new Map<string, number>();

  const costOfFragment = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    const cost = known.get(name) ?? costOf(fragment.selectionSet, typeFromAST(schema, fragment.typeCondition));
    known.set(name, cost);
    return cost;
  };
  const costOfField = (node: FieldNode, parent: GraphQLNamedType | undefined): number => {
    const introspection = INTROSPECTION.get(node.name.value);
    if (introspection) return introspection;
    if (!node.selectionSet || !(isObjectType(parent) || isInterfaceType(parent))) return 0;
    const field = parent.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    if (!isCompositeType(type)) return 0;
    return lengthOf(node, parent.name, field, variables) * (1 + costOf(node.selectionSet, type));
  };
  const costOf = ({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): number => {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value);
      else {
        const { typeCondition, selectionSet } = selection;
        cost += costOf(selectionSet, typeCondition ? typeFromAST(schema, typeCondition) : parent);
      }
    }
    return cost;
  };
  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

function lengthOf(
  node: FieldNode,
  parentName: string,
  field: GraphQLField<unknown, unknown> | undefined,
  variables: Record<string, unknown>,
): number {
  const lengths = (field?.args ?? [])
    .filter(({ name }) => LENGTHS.has(name))
    .map((argument) => {
      const given = node.arguments?.find(({ name }) => name.value === argument.name);
      const value = given && valueFromAST(given.value, argument.type, variables);
      return Number(value ?? argument.defaultValue ?? 1);
    });
  return Math.max(LIST_BOUNDS[`${parentName}.${node.name.value}`] ?? 1, ...lengths);
}

/** Refuses documents that could return too many objects; visitors have a lower limit. */
export function costLimit(limits: Limits): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      // Not a validation rule: Apollo caches validated documents, but the limit depends on the caller.
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return;
        const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
        // Invalid variables are refused by name when the document is executed.
        if (!coerced) return;
        const cost = documentCost(schema, document, operation, coerced);
        const isVisitor = contextValue.actor.role === 'visitor';
        const most = isVisitor ? limits.graphqlCostVisitor : limits.graphqlCostSignedIn;
        if (cost <= most) return;
        throw new GraphQLError(`A document may ask for at most ${most} objects, and this one asks for ${cost}.`, {
          nodes: operation,
          extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
        });
      },
    }),
  };
}
