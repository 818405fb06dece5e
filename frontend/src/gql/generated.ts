/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The patient form. All but the blood group is required; the lengths are in schema/README.md. */
export type CreatePatientInput = {
  /** Postal address. */
  readonly address: string;
  /** Age in whole years, 0 to 120; kept as a birth date that is marked as not exact. */
  readonly age: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number. */
  readonly contactNumber: string;
  /** Diagnosis. */
  readonly diagnosedWith: string;
  /** Indian mobile number. */
  readonly emergencyContactNumber: string;
  /** Gender. */
  readonly gender: Gender;
  /** Name. */
  readonly name: string;
  /** The patient account that the record belongs to; its missing or bare record becomes this one. */
  readonly userId: string;
};

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

/** Which records a list holds. A field left out or null filters nothing. */
export type PatientFilter = {
  /** Age in whole years today. */
  readonly age?: number | null | undefined;
  /** Part of the diagnosis, upper or lower case alike. */
  readonly condition?: string | null | undefined;
  /** Part of the name of the physiotherapist in charge or of the referring doctor. */
  readonly doctor?: string | null | undefined;
  /** Recovery per cent. */
  readonly progress?: RecoveryBand | null | undefined;
  /** Part of the name, upper or lower case alike. */
  readonly search?: string | null | undefined;
  /** Whether every required field is there. */
  readonly status?: PatientRecordStatus | null | undefined;
};

/** Whether a record holds every field that the patient form requires. */
export type PatientRecordStatus =
  /** Every required field is there: the record can be viewed, edited and deleted. */
  | 'COMPLETE'
  /** Something required is missing: made at sign-up, or by a hospital's system. */
  | 'INCOMPLETE';

/** A band of the recovery per cent, both ends included. */
export type RecoveryBand =
  /** 0 to 25 per cent. */
  | 'FROM_0_TO_25'
  /** 26 to 50 per cent. */
  | 'FROM_26_TO_50'
  /** 51 to 75 per cent. */
  | 'FROM_51_TO_75'
  /** 76 to 100 per cent. */
  | 'FROM_76_TO_100';

/** Which door a person signs in through. The same number may belong to a patient account and to an admin account; the door decides which. */
export type SignInDoor =
  /** Admins, whose numbers are registered beforehand. */
  | 'ADMIN'
  /** Patients and other people with an account. An unknown number signs up. */
  | 'USER';

/** A change of a record. A field left out stays as it is; a required one cannot be emptied. */
export type UpdatePatientInput = {
  /** Postal address. */
  readonly address?: string | null | undefined;
  /** Age in whole years, 0 to 120; the same age as now keeps an exact birth date. */
  readonly age?: number | null | undefined;
  /** One of A+ A- B+ B- AB+ AB- O+ O-; null or empty removes it. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number. */
  readonly contactNumber?: string | null | undefined;
  /** Diagnosis. */
  readonly diagnosedWith?: string | null | undefined;
  /** Indian mobile number. */
  readonly emergencyContactNumber?: string | null | undefined;
  /** Gender. */
  readonly gender?: Gender | null | undefined;
  /** Name. */
  readonly name?: string | null | undefined;
};

/** What an account may do. */
export type UserType =
  /** Runs the back office. */
  | 'ADMIN'
  /** A patient: sees their own data. */
  | 'PATIENT'
  /** An account that is no patient: a relative, a new member of staff. */
  | 'USER';

export type PatientRowFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number };

export type PatientsQueryVariables = Exact<{
  filter?: PatientFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type PatientsQuery = { readonly patients: { readonly total: number, readonly page: number, readonly limit: number, readonly patients: ReadonlyArray<{ readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number }> } };

export type PatientStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientStatsQuery = { readonly patientStats: { readonly total: number, readonly incomplete: number, readonly active: number, readonly inactive: number } };

export type PatientDetailsQueryVariables = Exact<{
  id: string;
}>;


export type PatientDetailsQuery = { readonly patientDetails: { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null, readonly userId: string | null, readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type UsersWithoutPatientsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersWithoutPatientsQuery = { readonly usersWithoutPatients: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly mobileNumber: string }> };

export type CreatePatientMutationVariables = Exact<{
  input: CreatePatientInput;
}>;


export type CreatePatientMutation = { readonly createPatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type UpdatePatientMutationVariables = Exact<{
  id: string;
  input: UpdatePatientInput;
  version?: number | null | undefined;
}>;


export type UpdatePatientMutation = { readonly updatePatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type DeletePatientMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeletePatientMutation = { readonly deletePatient: { readonly id: string } };

export type RestorePatientMutationVariables = Exact<{
  id: string;
}>;


export type RestorePatientMutation = { readonly restorePatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } | null };

export type SendOtpMutationVariables = Exact<{
  door: SignInDoor;
  phoneNumber: string;
}>;


export type SendOtpMutation = { readonly sendOtp: { readonly message: string, readonly expiresInSeconds: number, readonly resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  door: SignInDoor;
  phoneNumber: string;
  otp: string;
}>;


export type VerifyOtpMutation = { readonly verifyOtp: { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export const PatientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const PatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Patients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientsQuery, PatientsQueryVariables>;
export const PatientStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}}]}}]}}]} as unknown as DocumentNode<PatientStatsQuery, PatientStatsQueryVariables>;
export const PatientDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientDetailsQuery, PatientDetailsQueryVariables>;
export const UsersWithoutPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersWithoutPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usersWithoutPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}}]}}]} as unknown as DocumentNode<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables>;
export const CreatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePatientMutation, CreatePatientMutationVariables>;
export const UpdatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePatientMutation, UpdatePatientMutationVariables>;
export const DeletePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePatientMutation, DeletePatientMutationVariables>;
export const RestorePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestorePatientMutation, RestorePatientMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SendOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDoor"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<SendOtpMutation, SendOtpMutationVariables>;
export const VerifyOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDoor"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"otp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const usePatientsQuery = (options: (useQuery.Options<PatientsQuery, PatientsQueryVariables> & { variables: PatientsQueryVariables }) | SkipToken) => useQuery(PatientsDocument, options);
export const usePatientsLazyQuery = (options?: useLazyQuery.Options<PatientsQuery, PatientsQueryVariables>) => useLazyQuery<PatientsQuery, PatientsQueryVariables>(PatientsDocument, options);
export const usePatientStatsQuery = (options: useQuery.Options<PatientStatsQuery, PatientStatsQueryVariables> | SkipToken = {}) => useQuery(PatientStatsDocument, options);
export const usePatientStatsLazyQuery = (options?: useLazyQuery.Options<PatientStatsQuery, PatientStatsQueryVariables>) => useLazyQuery<PatientStatsQuery, PatientStatsQueryVariables>(PatientStatsDocument, options);
export const usePatientDetailsQuery = (options: (useQuery.Options<PatientDetailsQuery, PatientDetailsQueryVariables> & { variables: PatientDetailsQueryVariables }) | SkipToken) => useQuery(PatientDetailsDocument, options);
export const usePatientDetailsLazyQuery = (options?: useLazyQuery.Options<PatientDetailsQuery, PatientDetailsQueryVariables>) => useLazyQuery<PatientDetailsQuery, PatientDetailsQueryVariables>(PatientDetailsDocument, options);
export const useUsersWithoutPatientsQuery = (options: useQuery.Options<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables> | SkipToken = {}) => useQuery(UsersWithoutPatientsDocument, options);
export const useUsersWithoutPatientsLazyQuery = (options?: useLazyQuery.Options<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables>) => useLazyQuery<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables>(UsersWithoutPatientsDocument, options);
export const useCreatePatientMutation = (options?: useMutation.Options<CreatePatientMutation, CreatePatientMutationVariables>) => useMutation<CreatePatientMutation, CreatePatientMutationVariables>(CreatePatientDocument, options);
export const useUpdatePatientMutation = (options?: useMutation.Options<UpdatePatientMutation, UpdatePatientMutationVariables>) => useMutation<UpdatePatientMutation, UpdatePatientMutationVariables>(UpdatePatientDocument, options);
export const useDeletePatientMutation = (options?: useMutation.Options<DeletePatientMutation, DeletePatientMutationVariables>) => useMutation<DeletePatientMutation, DeletePatientMutationVariables>(DeletePatientDocument, options);
export const useRestorePatientMutation = (options?: useMutation.Options<RestorePatientMutation, RestorePatientMutationVariables>) => useMutation<RestorePatientMutation, RestorePatientMutationVariables>(RestorePatientDocument, options);
export const useMeQuery = (options: useQuery.Options<MeQuery, MeQueryVariables> | SkipToken = {}) => useQuery(MeDocument, options);
export const useMeLazyQuery = (options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) => useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
export const useSendOtpMutation = (options?: useMutation.Options<SendOtpMutation, SendOtpMutationVariables>) => useMutation<SendOtpMutation, SendOtpMutationVariables>(SendOtpDocument, options);
export const useVerifyOtpMutation = (options?: useMutation.Options<VerifyOtpMutation, VerifyOtpMutationVariables>) => useMutation<VerifyOtpMutation, VerifyOtpMutationVariables>(VerifyOtpDocument, options);
export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);