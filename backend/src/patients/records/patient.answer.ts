import { z } from 'zod';
import { moment } from '../../platform/http/response-schemas.js';
import { genderLetter } from './patient-spelling.js';

const patientId = z.string().describe('The number that staff use, such as PT-000123.');

/** REST response: a record with the public API's field names. */
export const patientAnswer = z
  .object({
    _id: z.uuid(),
    patientId,
    name: z.string(),
    age: z.int().nullable(),
    diagnosedWith: z.string().nullable(),
    address: z.string().nullable(),
    bloodGroup: z.string().nullable(),
    gender: genderLetter.nullable(),
    contact: z.string().nullable().describe('Ten national digits.'),
    contactNumber: z.string().nullable().describe('The same as contact.'),
    emergencyContactNumber: z.string().nullable(),
    userId: z.object({ _id: z.uuid() }).nullable(),
    lastLogin: moment.nullable(),
    isProfileComplete: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Patient' });

/** REST response: a tombstone of a deleted record. */
export const deletedPatientAnswer = z
  .object({ _id: z.uuid(), patientId, deletedAt: moment, version: z.int() })
  .meta({ id: 'DeletedPatient' });

/** REST response: a record with history, reports and sessions. */
export const patientDetailsAnswer = z.object({
  patient: patientAnswer,
  recoveryPercent: z.int(),
  medicalHistory: z.array(
    z.object({ diagnosis: z.string(), treatment: z.string().nullable(), surgeryDetails: z.string().nullable() }),
  ),
  progressReports: z.array(z.object({ content: z.string() })),
});
