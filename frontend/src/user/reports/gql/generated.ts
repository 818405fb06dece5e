/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Purpose that a patient's consent is asked for. */
export type ConsentPurpose =
  /** Reminders of exercises by push or text message. Reminders of sessions are part of messagePreferences. */
  | 'REMINDERS'
  /** Reports to the patient's doctor by a link. */
  | 'SHARE_REPORTS';

/** Where what a plan prescribes comes from. */
export type PlanKind =
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  | 'PROGRAMME'
  /** An approved protocol version, after an operation. */
  | 'PROTOCOL';

export type OwnReportsPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReportsPlanQuery = { readonly myPlan: { readonly id: string, readonly kind: PlanKind } | null };

export type OwnReportsQueryVariables = Exact<{
  planId: string;
}>;


export type OwnReportsQuery = { readonly myConsents: ReadonlyArray<{ readonly purpose: ConsentPurpose, readonly given: boolean }>, readonly phaseReports: ReadonlyArray<{ readonly id: string, readonly fromPhase: number, readonly createdAt: string, readonly links: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly expiresAt: string, readonly revokedAt: string | null, readonly openings: ReadonlyArray<{ readonly openedAt: string }> }> }> };

export type RevokeOwnLinkMutationVariables = Exact<{
  id: string;
}>;


export type RevokeOwnLinkMutation = { readonly revokeReportLink: { readonly id: string } };

export type SetSharingMutationVariables = Exact<{
  given: boolean;
}>;


export type SetSharingMutation = { readonly setConsent: { readonly given: boolean } };


export const OwnReportsPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReportsPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<OwnReportsPlanQuery, OwnReportsPlanQueryVariables>;
export const OwnReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"given"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phaseReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnReportsQuery, OwnReportsQueryVariables>;
export const RevokeOwnLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOwnLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeReportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeOwnLinkMutation, RevokeOwnLinkMutationVariables>;
export const SetSharingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSharing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"SHARE_REPORTS"}},{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<SetSharingMutation, SetSharingMutationVariables>;
export const useOwnReportsPlanQuery = (options: useQuery.Options<OwnReportsPlanQuery, OwnReportsPlanQueryVariables> | SkipToken = {}) => useQuery(OwnReportsPlanDocument, options);
export const useOwnReportsQuery = (options: (useQuery.Options<OwnReportsQuery, OwnReportsQueryVariables> & { variables: OwnReportsQueryVariables }) | SkipToken) => useQuery(OwnReportsDocument, options);
export const useRevokeOwnLinkMutation = (options?: useMutation.Options<RevokeOwnLinkMutation, RevokeOwnLinkMutationVariables>) => useMutation<RevokeOwnLinkMutation, RevokeOwnLinkMutationVariables>(RevokeOwnLinkDocument, options);
export const useSetSharingMutation = (options?: useMutation.Options<SetSharingMutation, SetSharingMutationVariables>) => useMutation<SetSharingMutation, SetSharingMutationVariables>(SetSharingDocument, options);