import { randomUUID } from 'node:crypto';
import { ask, type SentNoteValue } from './notes.js';
import type { TestClient } from './test-client.js';

/** A value as tests read it. */
export interface SentPatientValue extends SentNoteValue {
  enteredAs: string;
  enteredBy: string;
  retractedReason: string | null;
}

/** Everything of a value. */
export const VALUE = 'id measure value side mode method takenAt noteId enteredAs enteredBy retractedReason';

/** A knee that bends to 80 degrees on the right, typed in. */
export const BEND = { measure: 'KNEE_FLEXION', value: 80, side: 'RIGHT', method: 'TYPED' };

/** Records values of a patient, by a key of its own unless one is given. */
export const recordValues = (
  browser: TestClient,
  patientId: string,
  values: readonly object[],
  { takenAt, key = randomUUID() }: { takenAt?: Date; key?: string } = {},
) =>
  ask<SentPatientValue[]>(
    browser,
    `mutation ($patientId: ID!, $values: [ValueInput!]!, $takenAt: DateTime, $key: String!) {
       recordValues(patientId: $patientId, values: $values, takenAt: $takenAt, idempotencyKey: $key) { ${VALUE} } }`,
    { patientId, values, takenAt, key },
  );

/** Lists the values of a patient. */
export const patientValues = (browser: TestClient, patientId: string, more = '') =>
  ask<SentPatientValue[]>(browser, `query ($id: ID!) { patientValues(patientId: $id${more}) { ${VALUE} } }`, {
    id: patientId,
  });

/** Retracts a value. */
export const retractValue = (browser: TestClient, id: string, reason = 'Measured on the other knee') =>
  ask<SentPatientValue>(
    browser,
    `mutation ($id: ID!, $reason: String!) { retractMeasurement(id: $id, reason: $reason) { ${VALUE} } }`,
    { id, reason },
  );
