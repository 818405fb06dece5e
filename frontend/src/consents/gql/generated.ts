/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As ConsentForm. */
export type ConsentFormInput = {
  /** A new form when left out. */
  readonly formId?: string | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
  /** 1 to 8,000 characters. */
  readonly textEn: string;
  /** 1 to 8,000 characters; required, since patients read it. */
  readonly textHi: string;
};

/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** A signature; exactly one of strokes and fileId. */
export type SignConsentInput = {
  /** A file of the category CONSENT of the same patient. */
  readonly fileId?: string | null | undefined;
  /** A live version. */
  readonly formId: string;
  /** In which it was read. */
  readonly language: Language;
  /** The record, by UUID or PT- number. */
  readonly patientId: string;
  /** PATIENT is refused of somebody under 18. */
  readonly signedBy: SignedBy;
  /** 1 to 120 characters. */
  readonly signerName: string;
  /** 1 to 100 lines, 10 to 6,000 numbers in all. */
  readonly strokes?: ReadonlyArray<StrokeInput> | null | undefined;
};

/** Who signed for the patient. */
export type SignedBy =
  /** Of somebody under 18, or under guardianship. */
  | 'GUARDIAN'
  /** The patient. */
  | 'PATIENT'
  /** Of somebody who cannot write; a witness stands beside. */
  | 'RELATIVE';

/** A line of a signature that was drawn. */
export type StrokeInput = {
  /** x and y in turn, 0 to 1000. */
  readonly points: ReadonlyArray<number>;
};

export type ConsentFormRowFragment = { readonly id: string, readonly formId: string, readonly name: string, readonly version: number, readonly textEn: string, readonly textHi: string, readonly isLive: boolean };

export type ConsentFragment = { readonly id: string, readonly language: Language, readonly signedBy: SignedBy, readonly signerName: string, readonly witness: string, readonly signedAt: string, readonly fileId: string | null, readonly url: string, readonly withdrawnAt: string | null, readonly withdrawnReason: string | null, readonly form: { readonly id: string, readonly name: string, readonly version: number } };

export type ConsentFormsQueryVariables = Exact<{
  all?: boolean;
}>;


export type ConsentFormsQuery = { readonly consentForms: ReadonlyArray<{ readonly id: string, readonly formId: string, readonly name: string, readonly version: number, readonly textEn: string, readonly textHi: string, readonly isLive: boolean }> };

export type TreatmentConsentsQueryVariables = Exact<{
  patientId: string;
}>;


export type TreatmentConsentsQuery = { readonly treatmentConsents: ReadonlyArray<{ readonly id: string, readonly language: Language, readonly signedBy: SignedBy, readonly signerName: string, readonly witness: string, readonly signedAt: string, readonly fileId: string | null, readonly url: string, readonly withdrawnAt: string | null, readonly withdrawnReason: string | null, readonly form: { readonly id: string, readonly name: string, readonly version: number } }> };

export type ConsentScansQueryVariables = Exact<{
  patientId: string;
}>;


export type ConsentScansQuery = { readonly clinicalFiles: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly addedAt: string, readonly isFromHospital: boolean, readonly removedAt: string | null } }> } };

export type SaveConsentFormMutationVariables = Exact<{
  input: ConsentFormInput;
}>;


export type SaveConsentFormMutation = { readonly saveConsentForm: { readonly id: string, readonly formId: string, readonly name: string, readonly version: number, readonly textEn: string, readonly textHi: string, readonly isLive: boolean } };

export type RetireConsentFormMutationVariables = Exact<{
  formId: string;
}>;


export type RetireConsentFormMutation = { readonly retireConsentForm: boolean };

export type SignTreatmentConsentMutationVariables = Exact<{
  input: SignConsentInput;
  idempotencyKey: string;
}>;


export type SignTreatmentConsentMutation = { readonly signTreatmentConsent: { readonly id: string, readonly language: Language, readonly signedBy: SignedBy, readonly signerName: string, readonly witness: string, readonly signedAt: string, readonly fileId: string | null, readonly url: string, readonly withdrawnAt: string | null, readonly withdrawnReason: string | null, readonly form: { readonly id: string, readonly name: string, readonly version: number } } };

export type WithdrawTreatmentConsentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WithdrawTreatmentConsentMutation = { readonly withdrawTreatmentConsent: { readonly id: string, readonly language: Language, readonly signedBy: SignedBy, readonly signerName: string, readonly witness: string, readonly signedAt: string, readonly fileId: string | null, readonly url: string, readonly withdrawnAt: string | null, readonly withdrawnReason: string | null, readonly form: { readonly id: string, readonly name: string, readonly version: number } } };

export const ConsentFormRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFormRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textHi"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<ConsentFormRowFragment, unknown>;
export const ConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"witness"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<ConsentFragment, unknown>;
export const ConsentFormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentForms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentForms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFormRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFormRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textHi"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<ConsentFormsQuery, ConsentFormsQueryVariables>;
export const TreatmentConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreatmentConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentConsents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"witness"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<TreatmentConsentsQuery, TreatmentConsentsQueryVariables>;
export const ConsentScansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentScans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"EnumValue","value":"CONSENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFromHospital"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsentScansQuery, ConsentScansQueryVariables>;
export const SaveConsentFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveConsentForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentFormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveConsentForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFormRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFormRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textHi"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<SaveConsentFormMutation, SaveConsentFormMutationVariables>;
export const RetireConsentFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireConsentForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireConsentForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"formId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formId"}}}]}]}}]} as unknown as DocumentNode<RetireConsentFormMutation, RetireConsentFormMutationVariables>;
export const SignTreatmentConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignTreatmentConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignConsentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signTreatmentConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"witness"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<SignTreatmentConsentMutation, SignTreatmentConsentMutationVariables>;
export const WithdrawTreatmentConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTreatmentConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawTreatmentConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"witness"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<WithdrawTreatmentConsentMutation, WithdrawTreatmentConsentMutationVariables>;
export const useConsentFormsQuery = (options: useQuery.Options<ConsentFormsQuery, ConsentFormsQueryVariables> | SkipToken = {}) => useQuery(ConsentFormsDocument, options);
export const useTreatmentConsentsQuery = (options: (useQuery.Options<TreatmentConsentsQuery, TreatmentConsentsQueryVariables> & { variables: TreatmentConsentsQueryVariables }) | SkipToken) => useQuery(TreatmentConsentsDocument, options);
export const useConsentScansQuery = (options: (useQuery.Options<ConsentScansQuery, ConsentScansQueryVariables> & { variables: ConsentScansQueryVariables }) | SkipToken) => useQuery(ConsentScansDocument, options);
export const useSaveConsentFormMutation = (options?: useMutation.Options<SaveConsentFormMutation, SaveConsentFormMutationVariables>) => useMutation<SaveConsentFormMutation, SaveConsentFormMutationVariables>(SaveConsentFormDocument, options);
export const useRetireConsentFormMutation = (options?: useMutation.Options<RetireConsentFormMutation, RetireConsentFormMutationVariables>) => useMutation<RetireConsentFormMutation, RetireConsentFormMutationVariables>(RetireConsentFormDocument, options);
export const useSignTreatmentConsentMutation = (options?: useMutation.Options<SignTreatmentConsentMutation, SignTreatmentConsentMutationVariables>) => useMutation<SignTreatmentConsentMutation, SignTreatmentConsentMutationVariables>(SignTreatmentConsentDocument, options);
export const useWithdrawTreatmentConsentMutation = (options?: useMutation.Options<WithdrawTreatmentConsentMutation, WithdrawTreatmentConsentMutationVariables>) => useMutation<WithdrawTreatmentConsentMutation, WithdrawTreatmentConsentMutationVariables>(WithdrawTreatmentConsentDocument, options);