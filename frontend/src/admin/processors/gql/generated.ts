/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Entry of the register of processors. Texts have at most 500 characters. */
export type DataProcessorInput = {
  /** Required. */
  readonly categories: string;
  /** Null: not known yet. */
  readonly contractOn?: string | null | undefined;
  /** Null: it goes on. Not before `contractOn`. */
  readonly endsOn?: string | null | undefined;
  /** The entry to change; a new one when left out. */
  readonly id?: string | null | undefined;
  /** 1 to 120 characters; once in the register. */
  readonly name: string;
  /** Of a new entry: the `part` that it is about, so that it stands in place of what the configuration says. An entry keeps its part. One entry for each part, but for those whose `endsOn` has passed. At most 300 characters. */
  readonly part?: string | null | undefined;
  /** Required. */
  readonly purposes: string;
  /** May be empty. */
  readonly retention?: string;
  /** Required. */
  readonly storagePlace: string;
};

export type ProcessorRowFragment = { readonly id: string | null, readonly part: string | null, readonly isInUse: boolean | null, readonly name: string, readonly purposes: string, readonly categories: string, readonly storagePlace: string, readonly retention: string, readonly contractOn: string | null, readonly endsOn: string | null, readonly version: number | null };

export type DataProcessorsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataProcessorsQuery = { readonly dataProcessors: ReadonlyArray<{ readonly id: string | null, readonly part: string | null, readonly isInUse: boolean | null, readonly name: string, readonly purposes: string, readonly categories: string, readonly storagePlace: string, readonly retention: string, readonly contractOn: string | null, readonly endsOn: string | null, readonly version: number | null }> };

export type SaveDataProcessorMutationVariables = Exact<{
  input: DataProcessorInput;
  version?: number | null | undefined;
}>;


export type SaveDataProcessorMutation = { readonly saveDataProcessor: { readonly id: string | null, readonly part: string | null, readonly isInUse: boolean | null, readonly name: string, readonly purposes: string, readonly categories: string, readonly storagePlace: string, readonly retention: string, readonly contractOn: string | null, readonly endsOn: string | null, readonly version: number | null } };

export const ProcessorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataProcessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"storagePlace"}},{"kind":"Field","name":{"kind":"Name","value":"retention"}},{"kind":"Field","name":{"kind":"Name","value":"contractOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProcessorRowFragment, unknown>;
export const DataProcessorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataProcessors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataProcessors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProcessorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataProcessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"storagePlace"}},{"kind":"Field","name":{"kind":"Name","value":"retention"}},{"kind":"Field","name":{"kind":"Name","value":"contractOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DataProcessorsQuery, DataProcessorsQueryVariables>;
export const SaveDataProcessorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDataProcessor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataProcessorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDataProcessor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProcessorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataProcessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"storagePlace"}},{"kind":"Field","name":{"kind":"Name","value":"retention"}},{"kind":"Field","name":{"kind":"Name","value":"contractOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveDataProcessorMutation, SaveDataProcessorMutationVariables>;
export const useDataProcessorsQuery = (options: useQuery.Options<DataProcessorsQuery, DataProcessorsQueryVariables> | SkipToken = {}) => useQuery(DataProcessorsDocument, options);
export const useSaveDataProcessorMutation = (options?: useMutation.Options<SaveDataProcessorMutation, SaveDataProcessorMutationVariables>) => useMutation<SaveDataProcessorMutation, SaveDataProcessorMutationVariables>(SaveDataProcessorDocument, options);