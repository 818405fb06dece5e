import type { EntityManager } from '@mikro-orm/postgresql';
import type { Patient } from './patient.entity.js';
import type { PatientFields } from './patient.input.js';

/**
 * Assigns the given fields of the patient form to a record; `today` is the day for converting an age to a birth date.
 */
export function fillIn(tx: EntityManager, patient: Patient, form: PatientFields, today: string): void {
  const { diagnosedWith: diagnosis, contactNumber, emergencyContactNumber, age, ...same } = form;
  const values = { ...same, diagnosis, contactPhone: contactNumber, emergencyPhone: emergencyContactNumber };
  tx.assign(patient, values, { ignoreUndefined: true });
  if (age !== undefined) patient.setAge(age, today);
}
