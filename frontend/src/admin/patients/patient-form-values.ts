import type { CreatePatientInput, PatientDetailsQuery } from '../gql/generated';
import { formatPhone, nationalDigits } from '../../values/phone-number';

/** The blood groups that the server knows (schema/patient-record.graphql). */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/**
 * What stands in the inputs of the patient form once it is valid, named as the server names them in `fields`. `userId` is the account:
 * its id when one is chosen for a new record, how it is called where it stays as it is (reading 37).
 */
export type PatientFormValues = Omit<CreatePatientInput, 'age'> & {
  /** Digits. */
  readonly age: string;
};

/** A record with its account, as the form begins with it. */
export type FormRecord = Pick<PatientDetailsQuery['patientDetails'], 'patient' | 'account'>;
type PatientAccount = NonNullable<FormRecord['account']>;

/** How an account is called where one is chosen or shown. */
export function accountLabel({ fullName, mobileNumber }: Omit<PatientAccount, 'id'>): string {
  return `${fullName || 'No name yet'}, ${formatPhone(mobileNumber)}`;
}

/** A record as the form shows it: each input has the value that the server calls the same. */
export function valuesOf({ patient, account }: FormRecord) {
  return {
    ...known(patient),
    userId: account ? accountLabel(account) : '',
    age: patient.age === null ? '' : String(patient.age),
  } satisfies Record<keyof PatientFormValues, unknown>;
}

/** Undefined for what the record has not: an input that is empty. */
function known<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, value ?? undefined]),
  ) as {
    readonly [Name in keyof Fields]: Exclude<Fields[Name], null> | undefined;
  };
}

/** Valid values as both mutations take them: trimmed, null where nothing is; without the account, which only a new record names. */
export function inputOf({ userId: _account, ...values }: PatientFormValues): Omit<CreatePatientInput, 'userId'> {
  return {
    ...trimmed(values),
    age: Number(values.age),
    contactNumber: nationalDigits(values.contactNumber),
    emergencyContactNumber: nationalDigits(values.emergencyContactNumber),
  };
}

function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : (value ?? null),
  ]);
  return Object.fromEntries(entries) as Values;
}
