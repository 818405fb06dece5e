/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ConfirmBirthYearMutationVariables = Exact<{
  year: number;
}>;


export type ConfirmBirthYearMutation = { readonly confirmBirthYear: { readonly __typename: 'User', readonly language: string, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const ConfirmBirthYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmBirthYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBirthYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConfirmBirthYearMutation, ConfirmBirthYearMutationVariables>;
export const useConfirmBirthYearMutation = (options?: useMutation.Options<ConfirmBirthYearMutation, ConfirmBirthYearMutationVariables>) => useMutation<ConfirmBirthYearMutation, ConfirmBirthYearMutationVariables>(ConfirmBirthYearDocument, options);