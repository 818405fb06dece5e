import { z } from 'zod';
import { type Gender, GENDERS } from '../../identity/index.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import type { PatientView } from './patient-view.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

const GENDER_LETTERS: Record<Gender, string> = { male: 'M', female: 'F', other: 'others' };
/** Genders in the public API. */
export const genderLetter = z.enum(['M', 'F', 'others']);
const GENDERS_BY_LETTER = new Map<unknown, Gender>(GENDERS.map((gender) => [GENDER_LETTERS[gender], gender]));

/** Maps a record to the public API's field names. */
export function presentPatient(patient: PatientView) {
  const contact = patient.contactPhone ? nationalDigits(patient.contactPhone) : null;
  return {
    _id: patient.id,
    patientId: formatRecordNumber(patient.number),
    name: patient.name,
    age: patient.age ?? null,
    diagnosedWith: patient.diagnosis,
    address: patient.address,
    bloodGroup: patient.bloodGroup,
    gender: patient.gender ? GENDER_LETTERS[patient.gender] : null,
    contact,
    contactNumber: contact,
    emergencyContactNumber: patient.emergencyPhone ? nationalDigits(patient.emergencyPhone) : null,
    userId: patient.userId ? { _id: patient.userId } : null,
    lastLogin: patient.lastLoginAt,
    isProfileComplete: patient.isComplete,
    version: patient.version,
  };
}

/** Converts the gender of a form; the service refuses an unknown one. */
export function withGender<Form extends { gender?: Gender }>(form: Form): Form {
  return { ...form, gender: GENDERS_BY_LETTER.get(form.gender) ?? form.gender };
}

/** Returns the ETag of a record. */
export const etagOf = ({ version }: PatientView): string => `"${version}"`;
