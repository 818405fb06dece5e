/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a factor. */
export type FactorKind =
  /** An authenticator app, with its recovery codes. */
  | 'APP'
  /** A passkey: a key kept by a phone, a computer or a security key. */
  | 'PASSKEY';

/** Way to confirm with a factor. */
export type SecondFactorMethod =
  /** A code of the authenticator app, or one of its recovery codes. */
  | 'APP'
  /** A passkey. */
  | 'PASSKEY'
  /** A code by text message; only after a sign-in by the authenticator app. */
  | 'TEXT_CODE';

/** What the caller's session still lacks. */
export type SignInStep =
  /** A factor to confirm with: the role requires one and the account has none. Until one is added and confirmed, the session opens nothing else. */
  | 'ENROLMENT'
  /** A second factor, by `verifySecondFactor`: until then the session opens nothing. */
  | 'SECOND_FACTOR'
  /** Nothing: the session opens all that the role may do. */
  | 'WHOLE';

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

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export type OwnFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorsQuery = { readonly myFactors: { readonly step: SignInStep, readonly methods: ReadonlyArray<SecondFactorMethod>, readonly isRequired: boolean, readonly factors: ReadonlyArray<{ readonly id: string, readonly kind: FactorKind, readonly name: string, readonly addedAt: string, readonly lastUsedAt: string | null }> } };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { readonly beginPasskey: unknown };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly id: string } };

export type RemoveFactorMutationVariables = Exact<{
  id: string;
}>;


export type RemoveFactorMutation = { readonly removeFactor: boolean };

export type BeginSecondFactorMutationVariables = Exact<{
  method: SecondFactorMethod;
}>;


export type BeginSecondFactorMutation = { readonly beginSecondFactor: unknown };

export type VerifySecondFactorMutationVariables = Exact<{
  method: SecondFactorMethod;
  answer: string;
}>;


export type VerifySecondFactorMutation = { readonly verifySecondFactor: { readonly __typename: 'User', readonly language: string, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type StaffPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPlacesQuery = { readonly mySessions: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly device: string, readonly network: string, readonly isThisNetwork: boolean, readonly signedInAt: string, readonly lastSeenAt: string }> };

export type EndOtherPlacesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherPlacesMutation = { readonly endOtherSessions: number };

export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const OwnFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OwnFactorsQuery, OwnFactorsQueryVariables>;
export const BeginPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemoveFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFactorMutation, RemoveFactorMutationVariables>;
export const BeginSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorMethod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}}]}]}}]} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const VerifySecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>;
export const StaffPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"isThisNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]} as unknown as DocumentNode<StaffPlacesQuery, StaffPlacesQueryVariables>;
export const EndOtherPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherPlacesMutation, EndOtherPlacesMutationVariables>;
export const useOwnFactorsQuery = (options: useQuery.Options<OwnFactorsQuery, OwnFactorsQueryVariables> | SkipToken = {}) => useQuery(OwnFactorsDocument, options);
export const useBeginPasskeyMutation = (options?: useMutation.Options<BeginPasskeyMutation, BeginPasskeyMutationVariables>) => useMutation<BeginPasskeyMutation, BeginPasskeyMutationVariables>(BeginPasskeyDocument, options);
export const useAddPasskeyMutation = (options?: useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) => useMutation<AddPasskeyMutation, AddPasskeyMutationVariables>(AddPasskeyDocument, options);
export const useRemoveFactorMutation = (options?: useMutation.Options<RemoveFactorMutation, RemoveFactorMutationVariables>) => useMutation<RemoveFactorMutation, RemoveFactorMutationVariables>(RemoveFactorDocument, options);
export const useBeginSecondFactorMutation = (options?: useMutation.Options<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>) => useMutation<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>(BeginSecondFactorDocument, options);
export const useVerifySecondFactorMutation = (options?: useMutation.Options<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>) => useMutation<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>(VerifySecondFactorDocument, options);
export const useStaffPlacesQuery = (options: useQuery.Options<StaffPlacesQuery, StaffPlacesQueryVariables> | SkipToken = {}) => useQuery(StaffPlacesDocument, options);
export const useEndOtherPlacesMutation = (options?: useMutation.Options<EndOtherPlacesMutation, EndOtherPlacesMutationVariables>) => useMutation<EndOtherPlacesMutation, EndOtherPlacesMutationVariables>(EndOtherPlacesDocument, options);