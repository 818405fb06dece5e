import type { CreatePatientInput, Gender, PatientDetailsQuery } from '../gql/generated';
import { formatPhone, nationalDigits } from '../../values/phone-number';

/** The blood groups that the server knows (schema/patient.graphql). */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** What stands in the inputs of the patient form once it is valid, named as the server names them in `fields`. */
export interface PatientFormValues {
  /** The account: its id when one is chosen for a new record, how it is called where it stays as it is (reading 37). */
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

type PatientAccount = NonNullable<PatientDetailsQuery['patientDetails']['account']>;

/** How an account is called where one is chosen or shown. */
export function accountLabel({ fullName, mobileNumber }: Omit<PatientAccount, 'id'>): string {
  return `${fullName || 'No name yet'}, ${formatPhone(mobileNumber)}`;
}

/** A record as the form shows it. */
export function valuesOf({ patient, account }: PatientDetailsQuery['patientDetails']): Partial<PatientFormValues> {
  return {
    userId: account ? accountLabel(account) : '',
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
