/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of an import. */
export type ImportStatus =
  /** All rows were processed. */
  | 'DONE'
  /** The file could not be read; the first error gives the reason. */
  | 'FAILED'
  /** In progress; the counts include the rows done so far. */
  | 'RUNNING';

export type ImportFieldsFragment = { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly unchanged: number, readonly failed: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string | null, readonly message: string }> };

export type PatientImportQueryVariables = Exact<{
  id: string;
}>;


export type PatientImportQuery = { readonly patientImport: { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly unchanged: number, readonly failed: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string | null, readonly message: string }> } };

export const ImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportFieldsFragment, unknown>;
export const PatientImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PatientImportQuery, PatientImportQueryVariables>;
export const usePatientImportQuery = (options: (useQuery.Options<PatientImportQuery, PatientImportQueryVariables> & { variables: PatientImportQueryVariables }) | SkipToken) => useQuery(PatientImportDocument, options);