import type { EntityManager } from '@mikro-orm/postgresql';
import type { Patient } from './patient.entity.js';
import type { PatientFields } from './patient.input.js';

/** Writes the fields of the patient form that are given into the record's own (spec §5); the age counts from this day. */
export function fillIn(tx: EntityManager, patient: Patient, form: PatientFields, today: string): void {
  const { diagnosedWith: diagnosis, contactNumber, emergencyContactNumber, age, ...same } = form;
  const values = { ...same, diagnosis, contactPhone: contactNumber, emergencyPhone: emergencyContactNumber };
  tx.assign(patient, values, { ignoreUndefined: true });
  if (age !== undefined) patient.setAge(age, today);
}
