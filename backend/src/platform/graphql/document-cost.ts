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

/** What introspection costs: the whole contract is some 200 KB of JSON, a type is a hundredth of it. */
const INTROSPECTION = new Map([
  ['__schema', 600],
  ['__type', 60],
]);

/** The arguments that say how long a list may be. */
const LENGTHS = new Set(['first', 'limit']);

/**
 * Query cost analysis: how many objects an operation can bring back: a list counts as often as its length says, whether that stands in the document,
 * in a variable, in the contract or in LIST_BOUNDS. Introspection has a price of its own, for each alias.
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
  /** What a fragment costs is the same wherever it is used; without this, fragments of fragments would double the work each time. */
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

/** Refuses documents that could bring back too many objects; those of visitors may bring back fewer (GQ-2). */
export function costLimit(limits: Limits): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      // Not a rule of validation: a document that was valid for one caller is not validated again for another.
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return;
        const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
        // Variables that do not fit are refused by name as soon as the document is executed.
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
