/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a file is. */
export type FileCategory =
  /** A consent form on paper. */
  | 'CONSENT'
  /** Computed tomography. */
  | 'CT'
  /** A discharge summary. */
  | 'DISCHARGE_SUMMARY'
  /** A laboratory report. */
  | 'LAB_REPORT'
  /** A letter. */
  | 'LETTER'
  /** Magnetic resonance. */
  | 'MRI'
  /** Anything else. */
  | 'OTHER'
  /** A photo of the patient. */
  | 'PHOTO'
  /** A prescription. */
  | 'PRESCRIPTION'
  /** Ultrasound. */
  | 'ULTRASOUND'
  /** An X-ray. */
  | 'XRAY';

/** Whether a file was checked for malware. */
export type FileCheck =
  /** The scanner found nothing; it opens. */
  | 'CLEAN'
  /** Stored while the server had no scanner; it opens. */
  | 'NOT_CHECKED'
  /** Waits for the scanner; nobody opens it. */
  | 'PENDING'
  /** Malware was found; nobody opens it. */
  | 'QUARANTINED';

/** A field left out stays as it is. */
export type FileInput = {
  /** What it is. */
  readonly category?: FileCategory | null | undefined;
  /** A note of the same patient; null takes it off. */
  readonly noteId?: string | null | undefined;
  /** Not in the future; null: not known. */
  readonly takenOn?: string | null | undefined;
  /** 1 to 120 characters. */
  readonly title?: string | null | undefined;
};

export type PatientFileFragment = { readonly id: string, readonly patientId: string, readonly category: FileCategory, readonly title: string, readonly takenOn: string | null, readonly mediaType: string, readonly size: number, readonly addedBy: string, readonly addedAt: string, readonly isFromHospital: boolean, readonly check: FileCheck, readonly mayChange: boolean, readonly url: string | null, readonly thumbnailUrl: string | null, readonly removedAt: string | null };

export type PatientFilesQueryVariables = Exact<{
  patientId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PatientFilesQuery = { readonly clinicalFiles: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly patientId: string, readonly category: FileCategory, readonly title: string, readonly takenOn: string | null, readonly mediaType: string, readonly size: number, readonly addedBy: string, readonly addedAt: string, readonly isFromHospital: boolean, readonly check: FileCheck, readonly mayChange: boolean, readonly url: string | null, readonly thumbnailUrl: string | null, readonly removedAt: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type UpdateFileMutationVariables = Exact<{
  id: string;
  input: FileInput;
}>;


export type UpdateFileMutation = { readonly updateFile: { readonly id: string, readonly patientId: string, readonly category: FileCategory, readonly title: string, readonly takenOn: string | null, readonly mediaType: string, readonly size: number, readonly addedBy: string, readonly addedAt: string, readonly isFromHospital: boolean, readonly check: FileCheck, readonly mayChange: boolean, readonly url: string | null, readonly thumbnailUrl: string | null, readonly removedAt: string | null } };

export type RemoveFileMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type RemoveFileMutation = { readonly removeFile: { readonly id: string, readonly patientId: string, readonly category: FileCategory, readonly title: string, readonly takenOn: string | null, readonly mediaType: string, readonly size: number, readonly addedBy: string, readonly addedAt: string, readonly isFromHospital: boolean, readonly check: FileCheck, readonly mayChange: boolean, readonly url: string | null, readonly thumbnailUrl: string | null, readonly removedAt: string | null } };

export const PatientFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromHospital"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]} as unknown as DocumentNode<PatientFileFragment, unknown>;
export const PatientFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromHospital"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]} as unknown as DocumentNode<PatientFilesQuery, PatientFilesQueryVariables>;
export const UpdateFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromHospital"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]} as unknown as DocumentNode<UpdateFileMutation, UpdateFileMutationVariables>;
export const RemoveFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromHospital"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]} as unknown as DocumentNode<RemoveFileMutation, RemoveFileMutationVariables>;
export const usePatientFilesQuery = (options: (useQuery.Options<PatientFilesQuery, PatientFilesQueryVariables> & { variables: PatientFilesQueryVariables }) | SkipToken) => useQuery(PatientFilesDocument, options);
export const useUpdateFileMutation = (options?: useMutation.Options<UpdateFileMutation, UpdateFileMutationVariables>) => useMutation<UpdateFileMutation, UpdateFileMutationVariables>(UpdateFileDocument, options);
export const useRemoveFileMutation = (options?: useMutation.Options<RemoveFileMutation, RemoveFileMutationVariables>) => useMutation<RemoveFileMutation, RemoveFileMutationVariables>(RemoveFileDocument, options);