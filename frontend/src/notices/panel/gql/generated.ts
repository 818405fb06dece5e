/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody of the team is told within the product. Desk: admins and reception. */
export type TeamNoticeKind =
  /** A new admin, API key, hospital system or UPI address, mass reading, sign-in codes used up, a patient's request about data. Admins. */
  | 'ALARM'
  /** A flag was raised: something to look at, which stops no plan. The plan's physiotherapist, whoever covers, and its doctor. */
  | 'CARE_FLAG'
  /** A patient has written. The plan's physiotherapist, whoever covers, and its doctor; without a live plan, admins. */
  | 'CARE_MESSAGE'
  /** A session of today or tomorrow came into one's own column, left it or has another time there. Its physiotherapist. */
  | 'COLUMN_CHANGED'
  /** One stands in for somebody, from the first day on. Who stands in. */
  | 'COVER_BEGAN'
  /** A danger sign waits. The plan's physiotherapist, whoever covers, and admins. */
  | 'DANGER_SIGN'
  /** A patient booked. Desk, and the physiotherapist whose session it is. */
  | 'PATIENT_BOOKED'
  /** A patient canceled a session, or took back a request. As PATIENT_MOVED. */
  | 'PATIENT_CANCELED'
  /** A patient moved a session, or a request. As PATIENT_BOOKED; of a request, the desk. */
  | 'PATIENT_MOVED'
  /** Somebody opened a record for a reason. Admins. */
  | 'RECORD_OPENED'
  /** A patient asked for a session. Desk. */
  | 'REQUEST_CAME'
  /** A time came free within 14 days that somebody waits for. Desk, also whoever freed it. */
  | 'WAITING_LIST_MATCH';

export type NoticeRowFragment = { readonly id: string, readonly kind: TeamNoticeKind, readonly at: string, readonly text: string, readonly subjectId: string | null, readonly isSeen: boolean, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } | null };

export type TeamNoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TeamNoticesQuery = { readonly teamNotices: { readonly unseen: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: TeamNoticeKind, readonly at: string, readonly text: string, readonly subjectId: string | null, readonly isSeen: boolean, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SeeTeamNoticesMutationVariables = Exact<{
  upTo: string;
}>;


export type SeeTeamNoticesMutation = { readonly seeTeamNotices: number };

export const NoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"isSeen"}}]}}]} as unknown as DocumentNode<NoticeRowFragment, unknown>;
export const TeamNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"isSeen"}}]}}]} as unknown as DocumentNode<TeamNoticesQuery, TeamNoticesQueryVariables>;
export const SeeTeamNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeTeamNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeTeamNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}]}]}}]} as unknown as DocumentNode<SeeTeamNoticesMutation, SeeTeamNoticesMutationVariables>;
export const useTeamNoticesQuery = (options: (useQuery.Options<TeamNoticesQuery, TeamNoticesQueryVariables> & { variables: TeamNoticesQueryVariables }) | SkipToken) => useQuery(TeamNoticesDocument, options);
export const useSeeTeamNoticesMutation = (options?: useMutation.Options<SeeTeamNoticesMutation, SeeTeamNoticesMutationVariables>) => useMutation<SeeTeamNoticesMutation, SeeTeamNoticesMutationVariables>(SeeTeamNoticesDocument, options);