import type { CreatePatientInput, PatientDetailsQuery } from '../workplace/gql/generated';
import { formatPhone, nationalDigits } from '../values/phone-number';

/** Blood groups that the server accepts (schema/patient-record.graphql). */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/**
 * Validated values of the patient form, by the server's field names. `userId` is the account: its id for a new record, its label if it is
 * read-only.
 */
export type PatientFormValues = Omit<CreatePatientInput, 'age'> & {
  /** Digits. */
  readonly age: string;
};

/** A record with its account, as the form's initial value. */
export type FormRecord = Pick<PatientDetailsQuery['patientDetails'], 'patient' | 'account'>;
type PatientAccount = NonNullable<FormRecord['account']>;

/** Returns an account's label. */
export function accountLabel({ fullName, mobileNumber }: Omit<PatientAccount, 'id'>): string {
  return `${fullName || 'No name yet'}, ${formatPhone(mobileNumber)}`;
}

/** Maps a record to input values. */
export function valuesOf({ patient, account }: FormRecord) {
  return {
    ...known(patient),
    userId: account ? accountLabel(account) : '',
    age: patient.age === null ? '' : String(patient.age),
  } satisfies Record<keyof PatientFormValues, unknown>;
}

/** Replaces null with undefined, for an empty input. */
function known<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, value ?? undefined]),
  ) as {
    readonly [Name in keyof Fields]: Exclude<Fields[Name], null> | undefined;
  };
}

/** Maps valid values to the mutations' input: trimmed, null if empty; without the account, which only a new record has. */
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
