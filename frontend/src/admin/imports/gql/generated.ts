/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a column of a file of patients is read as. */
export type ImportColumn =
  /** Postal address. */
  | 'ADDRESS'
  /** Age in years. */
  | 'AGE'
  /** Blood group. */
  | 'BLOOD_GROUP'
  /** Date of birth. */
  | 'DATE_OF_BIRTH'
  /** Diagnosis. */
  | 'DIAGNOSIS'
  /** Emergency contact number. */
  | 'EMERGENCY'
  /** Gender. */
  | 'GENDER'
  /** Not read. */
  | 'IGNORE'
  /** Name of the patient. */
  | 'NAME'
  /** Number of the patient in the former books. */
  | 'OLD_NUMBER'
  /** Rupees with at most two decimals: above 0 is owed, below 0 was paid in advance. */
  | 'OPENING_BALANCE'
  /** Mobile number. */
  | 'PHONE'
  /** Sessions left of a package that was paid in the former books, 1 to 200. */
  | 'SESSIONS_LEFT'
  /** Last day of these sessions; 365 days from the day of the import if empty. */
  | 'VALID_UNTIL';

/** Status of an import. */
export type ImportStatus =
  /** All rows were processed. */
  | 'DONE'
  /** The file could not be read; the first error gives the reason. */
  | 'FAILED'
  /** In progress; the counts include the rows done so far. */
  | 'RUNNING';

export type ImportRowFragment = { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly completed: number, readonly unchanged: number, readonly failed: number, readonly openingDue: number, readonly openingAdvance: number, readonly packages: number, readonly createdAt: string, readonly undoneAt: string | null, readonly kept: number, readonly isRecorded: boolean };

export type ImportFieldsFragment = { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly completed: number, readonly unchanged: number, readonly failed: number, readonly openingDue: number, readonly openingAdvance: number, readonly packages: number, readonly createdAt: string, readonly undoneAt: string | null, readonly kept: number, readonly isRecorded: boolean, readonly headings: ReadonlyArray<{ readonly heading: string, readonly column: ImportColumn | null }>, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string | null, readonly message: string }> };

export type PatientImportQueryVariables = Exact<{
  id: string;
}>;


export type PatientImportQuery = { readonly patientImport: { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly completed: number, readonly unchanged: number, readonly failed: number, readonly openingDue: number, readonly openingAdvance: number, readonly packages: number, readonly createdAt: string, readonly undoneAt: string | null, readonly kept: number, readonly isRecorded: boolean, readonly headings: ReadonlyArray<{ readonly heading: string, readonly column: ImportColumn | null }>, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string | null, readonly message: string }> } };

export type PatientImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientImportsQuery = { readonly patientImports: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly completed: number, readonly unchanged: number, readonly failed: number, readonly openingDue: number, readonly openingAdvance: number, readonly packages: number, readonly createdAt: string, readonly undoneAt: string | null, readonly kept: number, readonly isRecorded: boolean }> };

export type UndoPatientImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoPatientImportMutation = { readonly undoPatientImport: { readonly id: string, readonly fileName: string, readonly dryRun: boolean, readonly status: ImportStatus, readonly rows: number, readonly created: number, readonly completed: number, readonly unchanged: number, readonly failed: number, readonly openingDue: number, readonly openingAdvance: number, readonly packages: number, readonly createdAt: string, readonly undoneAt: string | null, readonly kept: number, readonly isRecorded: boolean } };

export const ImportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"openingDue"}},{"kind":"Field","name":{"kind":"Name","value":"openingAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}}]}}]} as unknown as DocumentNode<ImportRowFragment, unknown>;
export const ImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"openingDue"}},{"kind":"Field","name":{"kind":"Name","value":"openingAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}}]}}]} as unknown as DocumentNode<ImportFieldsFragment, unknown>;
export const PatientImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"openingDue"}},{"kind":"Field","name":{"kind":"Name","value":"openingAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PatientImportQuery, PatientImportQueryVariables>;
export const PatientImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"openingDue"}},{"kind":"Field","name":{"kind":"Name","value":"openingAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}}]}}]} as unknown as DocumentNode<PatientImportsQuery, PatientImportsQueryVariables>;
export const UndoPatientImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPatientImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPatientImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"openingDue"}},{"kind":"Field","name":{"kind":"Name","value":"openingAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}}]}}]} as unknown as DocumentNode<UndoPatientImportMutation, UndoPatientImportMutationVariables>;
export const usePatientImportQuery = (options: (useQuery.Options<PatientImportQuery, PatientImportQueryVariables> & { variables: PatientImportQueryVariables }) | SkipToken) => useQuery(PatientImportDocument, options);
export const usePatientImportsQuery = (options: useQuery.Options<PatientImportsQuery, PatientImportsQueryVariables> | SkipToken = {}) => useQuery(PatientImportsDocument, options);
export const useUndoPatientImportMutation = (options?: useMutation.Options<UndoPatientImportMutation, UndoPatientImportMutationVariables>) => useMutation<UndoPatientImportMutation, UndoPatientImportMutationVariables>(UndoPatientImportDocument, options);