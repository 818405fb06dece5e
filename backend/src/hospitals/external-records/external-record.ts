import type { EntityManager } from '@mikro-orm/postgresql';
import type { Patient } from '../../patients/index.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { ExternalRecord } from './external-record.input.js';

/** Input names of the fields that a complete record requires. */
const NEEDED = {
  name: 'name',
  gender: 'gender',
  birthDate: 'birthDate',
  address: 'address',
  contactPhone: 'contactNumber',
  emergencyPhone: 'emergencyContactNumber',
} as const satisfies Partial<Record<keyof Patient, keyof ExternalRecord>>;

/**
 * Writes external data into a record, regardless of the interface. Required fields of a complete record can change, but are not cleared: a
 * hospital that knows less than the clinic removes nothing.
 * @throws AppError BAD_INPUT
 */
export function fillFromExternal(tx: EntityManager, patient: Patient, told: ExternalRecord, today: string): void {
  const { name, gender, address, birthDate } = told;
  const { contactNumber: contactPhone, emergencyContactNumber: emergencyPhone } = told;
  const { isComplete } = patient;
  tx.assign(patient, { name, gender, address, contactPhone, emergencyPhone }, { ignoreUndefined: true });
  if (birthDate !== undefined) setBirthDate(patient, birthDate, today);
  if (!isComplete) return;
  const missing: Record<string, Reason> = {};
  for (const [field, input] of Object.entries(NEEDED))
    if (!patient[field as keyof typeof NEEDED]) missing[input] = reasonFor('RECORD_NEEDS');
  if (Object.keys(missing).length > 0) throw badInput(missing);
}

/** Sets a full date as exact. For a year or month it sets the middle as inexact, unless the known date already lies within it. */
function setBirthDate(patient: Patient, told: string | null, today: string): void {
  if (told !== null && told.length < 10 && patient.birthDate?.startsWith(told)) return;
  const middle = told?.length === 4 ? `${told}-07-01` : `${told ?? ''}-15`;
  const day = told === null || told.length === 10 ? told : middle > today ? today : middle;
  patient.birthDate = day;
  patient.birthDateExact = told?.length === 10;
}
