import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const MAX_ROOT_FIELDS = 10;
const MAX_MUTATIONS = 5;
/** Fields that send or verify a code. */
const SIGN_IN_FIELDS = new Set([
  'sendOtp',
  'verifyOtp',
  'verifyAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'beginSecondFactor',
  'verifySecondFactor',
  'confirmBirthYear',
  'updateAccount',
  'verifyNumber',
]);

/** Returns the root fields of an operation, including those in fragments. */
function rootFields(context: ValidationContext, selections: SelectionSetNode, seen = new Set<string>()): string[] {
  return selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(context, selection.selectionSet, seen);
    const fragment = context.getFragment(selection.name.value);
    if (!fragment || seen.has(fragment.name.value)) return [];
    return rootFields(context, fragment.selectionSet, new Set([...seen, fragment.name.value]));
  });
}

/**
 * Refuses subscriptions, and documents with too many root fields, mutations or sign-in operations, so that aliases do not multiply guesses.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const fields = rootFields(context, operation.selectionSet);
      const refuse = (sentence: string) => context.reportError(new GraphQLError(sentence, { nodes: operation }));
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) refuse('There are no subscriptions here.');
      if (fields.length > MAX_ROOT_FIELDS) refuse(`A document may hold at most ${MAX_ROOT_FIELDS} root fields.`);
      if (operation.operation !== OperationTypeNode.MUTATION) return;
      if (fields.length > MAX_MUTATIONS) refuse(`A document may hold at most ${MAX_MUTATIONS} mutations.`);
      if (fields.filter((name) => SIGN_IN_FIELDS.has(name)).length > 1)
        refuse('A document may hold one sign-in operation.');
    },
  };
}
