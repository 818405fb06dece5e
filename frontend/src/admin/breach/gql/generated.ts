/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done with a patient's data. */
export type BreachAccess =
  /** The data was changed. */
  | 'CHANGED'
  /** The data left in a file. */
  | 'EXPORTED'
  /** The data was read, in a record or in a list. */
  | 'READ';

/** Question of a breach report: a span, and either an account, an API key, a client or a source of HL7 v2 messages. */
export type BreachQuestion = {
  /** Account that acted, itself or by its API keys. */
  readonly accountId?: string | null | undefined;
  /** API key that acted. */
  readonly apiKeyId?: string | null | undefined;
  /** SMART client of a hospital that acted. */
  readonly clientId?: string | null | undefined;
  /** From this moment. */
  readonly from: string;
  /** Source of HL7 v2 messages that acted. */
  readonly sourceId?: string | null | undefined;
  /** Before this moment, at most 92 days later. */
  readonly until: string;
};

/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

export type BreachRowFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly phone: string | null, readonly language: Language, readonly accesses: ReadonlyArray<BreachAccess>, readonly firstAt: string, readonly lastAt: string };

export type BreachReportQueryVariables = Exact<{
  question: BreachQuestion;
  page: number;
  limit: number;
}>;


export type BreachReportQuery = { readonly breachReport: { readonly total: number, readonly page: number, readonly limit: number, readonly events: number, readonly people: ReadonlyArray<{ readonly id: string, readonly patientId: string, readonly name: string, readonly phone: string | null, readonly language: Language, readonly accesses: ReadonlyArray<BreachAccess>, readonly firstAt: string, readonly lastAt: string }>, readonly unnamed: ReadonlyArray<{ readonly verb: string, readonly events: number, readonly records: number, readonly firstAt: string, readonly lastAt: string }> } };

export type BreachSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type BreachSubjectsQuery = { readonly staff: ReadonlyArray<{ readonly userId: string | null, readonly fullName: string }>, readonly apiKeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly owner: string }>, readonly smartClients: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly hl7Sources: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export const BreachRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]} as unknown as DocumentNode<BreachRowFragment, unknown>;
export const BreachReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreachReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreachQuestion"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breachReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreachRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"unnamed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verb"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"accesses"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]} as unknown as DocumentNode<BreachReportQuery, BreachReportQueryVariables>;
export const BreachSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreachSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeLeft"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smartClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hl7Sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BreachSubjectsQuery, BreachSubjectsQueryVariables>;
export const useBreachReportQuery = (options: (useQuery.Options<BreachReportQuery, BreachReportQueryVariables> & { variables: BreachReportQueryVariables }) | SkipToken) => useQuery(BreachReportDocument, options);
export const useBreachSubjectsQuery = (options: useQuery.Options<BreachSubjectsQuery, BreachSubjectsQueryVariables> | SkipToken = {}) => useQuery(BreachSubjectsDocument, options);