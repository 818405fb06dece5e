import type { CreatePatientInput, Gender, PatientDetailsQuery } from '../../gql/generated';
import { nationalDigits } from '../../phone-number';

/** The blood groups that the server knows (schema/patient.graphql). */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** What stands in the inputs of the patient form once it is valid, named as the server names them in `fields`. */
export interface PatientFormValues {
  /** The account; chosen when a record is added, read-only afterwards (reading 37). */
  readonly userId: string;
  readonly name: string;
  readonly diagnosedWith: string;
  readonly address: string;
  /** Digits. */
  readonly age: string;
  readonly bloodGroup?: string | null;
  readonly gender: Gender;
  readonly contactNumber: string;
  readonly emergencyContactNumber: string;
}

/** The names of the inputs: a sentence of the server for any other has no place beside one. */
export const fieldNames = [
  'userId',
  'name',
  'age',
  'gender',
  'bloodGroup',
  'diagnosedWith',
  'address',
  'contactNumber',
  'emergencyContactNumber',
] as const satisfies readonly (keyof PatientFormValues)[];

/** A record as the form shows it. */
export function valuesOf(patient: PatientDetailsQuery['patientDetails']['patient']): Partial<PatientFormValues> {
  return {
    userId: patient.userId ?? '',
    name: patient.name,
    diagnosedWith: patient.diagnosedWith ?? '',
    address: patient.address ?? '',
    age: patient.age === null ? '' : String(patient.age),
    bloodGroup: patient.bloodGroup,
    ...(patient.gender && { gender: patient.gender }),
    contactNumber: patient.contactNumber ?? '',
    emergencyContactNumber: patient.emergencyContactNumber ?? '',
  };
}

/** Valid values as both mutations take them, trimmed; without the account, which only a new record names. */
export function inputOf(values: PatientFormValues): Omit<CreatePatientInput, 'userId'> {
  return {
    name: values.name.trim(),
    diagnosedWith: values.diagnosedWith.trim(),
    address: values.address.trim(),
    age: Number(values.age),
    bloodGroup: values.bloodGroup ?? null,
    gender: values.gender,
    contactNumber: nationalDigits(values.contactNumber),
    emergencyContactNumber: nationalDigits(values.emergencyContactNumber),
  };
}
