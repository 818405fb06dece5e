import { z } from 'zod';
import { type Gender, GENDERS } from '../../identity/index.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import type { PatientView } from './patient-view.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

const GENDER_LETTERS: Record<Gender, string> = { male: 'M', female: 'F', other: 'others' };
/** How callers spell a gender. */
export const genderLetter = z.enum(['M', 'F', 'others']);
const GENDERS_BY_LETTER = new Map<unknown, Gender>(GENDERS.map((gender) => [GENDER_LETTERS[gender], gender]));

/** A record in the older spelling (spec §3, readings 19, 20, 25, 27). */
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

/** The form's payload with its gender in the service's words; what is unknown or no such thing goes on to be refused there. */
export function withGender<Form extends { gender?: Gender }>(form: Form): Form {
  return { ...form, gender: GENDERS_BY_LETTER.get(form.gender) ?? form.gender };
}

/** The ETag of a single record (OL-1). */
export const etagOf = ({ version }: PatientView): string => `"${version}"`;
