/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Situation in which the patient feels pain. */
export type PainMoment =
  /** After the exercises. */
  | 'AFTER_EXERCISE'
  /** At night. */
  | 'AT_NIGHT'
  /** Lying or sitting still. */
  | 'AT_REST'
  /** Moving. */
  | 'MOVING';

/** Why an exercise was skipped. */
export type SkipReason =
  /** Unsure how to do it. */
  | 'NOT_SURE'
  /** Equipment is missing. */
  | 'NO_EQUIPMENT'
  /** No time. */
  | 'NO_TIME'
  /** Another reason. */
  | 'OTHER'
  /** It hurts. */
  | 'PAIN'
  /** Tired. */
  | 'TIRED'
  /** Unwell. */
  | 'UNWELL';

export type CareDiaryQueryVariables = Exact<{
  planId: string;
  from: string;
  until: string;
}>;


export type CareDiaryQuery = { readonly activity: ReadonlyArray<{ readonly day: string, readonly prescribed: number, readonly done: number, readonly tickedBy: ReadonlyArray<string>, readonly effort: number | null, readonly skipped: ReadonlyArray<{ readonly exercise: string, readonly reason: SkipReason, readonly note: string | null }>, readonly pain: ReadonlyArray<{ readonly value: number, readonly moment: PainMoment | null, readonly at: string, readonly note: string | null }> }> };


export const CareDiaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareDiary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"prescribed"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"tickedBy"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effort"}}]}}]}}]} as unknown as DocumentNode<CareDiaryQuery, CareDiaryQueryVariables>;
export const useCareDiaryQuery = (options: (useQuery.Options<CareDiaryQuery, CareDiaryQueryVariables> & { variables: CareDiaryQueryVariables }) | SkipToken) => useQuery(CareDiaryDocument, options);