/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sign-in endpoint. One number may have an account at each; the endpoint decides which one signs in. */
export type SignInDoor =
  /** For admins, whose numbers are registered beforehand. */
  | 'ADMIN'
  /** For physiotherapists, doctors and the front desk, registered by an admin. The response for an unknown number is the same as for a known one, but no message is sent. */
  | 'STAFF'
  /** For patients and other account holders. An unknown number signs up. */
  | 'USER';

/** Role of an account. */
export type UserType =
  /** Runs the back office. */
  | 'ADMIN'
  /** Operates on or refers patients. */
  | 'DOCTOR'
  /** A patient; sees their own data. */
  | 'PATIENT'
  /** Treats patients. */
  | 'PHYSIOTHERAPIST'
  /** The front desk: books, registers, takes payments; works at /desk. Signs in at the door STAFF. */
  | 'RECEPTION'
  /** Not a patient: a relative, or a new member of staff. */
  | 'USER';

export type VerifyAuthenticatorMutationVariables = Exact<{
  door: SignInDoor;
  phoneNumber: string;
  code: string;
}>;


export type VerifyAuthenticatorMutation = { readonly verifyAuthenticator: { readonly __typename: 'User', readonly language: string, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const VerifyAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDoor"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyAuthenticatorMutation, VerifyAuthenticatorMutationVariables>;
export const useVerifyAuthenticatorMutation = (options?: useMutation.Options<VerifyAuthenticatorMutation, VerifyAuthenticatorMutationVariables>) => useMutation<VerifyAuthenticatorMutation, VerifyAuthenticatorMutationVariables>(VerifyAuthenticatorDocument, options);