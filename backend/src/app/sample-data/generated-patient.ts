import type { Gender } from '../../identity/index.js';
import { BLOOD_GROUPS, DEFAULT_PLANNED_SESSIONS } from '../../patients/index.js';
import { lucknowAddress } from './addresses.js';
import { DAY_MS } from './clinic-calendar.js';
import { REFERRING_DOCTORS } from './clinicians.js';
import { DIAGNOSES } from './diagnoses.js';
import { combineName } from './names.js';
import type { AccountRow, PatientRow } from './rows.js';
import { SeededRandom } from './seeded-random.js';

/** So that no other data of ours repeats these choices. */
const SEED = 90_210;

/** The first number; every Indian mobile number of the next 90 million is valid. */
const FIRST_PHONE = 7_000_000_000;
/** How many patients there can be. */
export const CAPACITY = 90_000_000;

/** The number of the `index`-th of all generated patients, E.164. */
export function generatedPhone(index: number): string {
  return `+91${FIRST_PHONE + index}`;
}

/** Which of the generated patients has a number. */
export function indexOfPhone(phone: string): number {
  return Number(phone.slice('+91'.length)) - FIRST_PHONE;
}

/** The facts about a patient from which all of their rows follow. */
export interface GeneratedPatient {
  index: number;
  recordId: string;
  /** Null for one of ten, who came from a hospital. */
  accountId: string | null;
  isComplete: boolean;
  /** Empty for those who have signed up and done no more. */
  name: string;
  gender: Gender;
  createdAt: Date;
}

/** The `index`-th patient: the same each time for the same index and moment. `moment` gets a place in time from 0 to 1. */
export function generatedPatient(index: number, moment: (fraction: number) => Date): GeneratedPatient {
  const random = randomOf(index, 0);
  const createdAt = moment(random.fraction());
  const gender = random.chance(1) ? 'other' : random.chance(52) ? 'female' : 'male';
  const isComplete = random.chance(75);
  const hasAccount = random.chance(90);
  const isNamed = isComplete || !hasAccount || random.chance(40);
  return {
    index,
    recordId: random.uuid(createdAt),
    accountId: hasAccount ? random.uuid(createdAt) : null,
    isComplete,
    name: isNamed ? combineName(gender, random) : '',
    gender,
    createdAt,
  };
}

/** A sequence of choices of one patient for one purpose. */
export function randomOf(index: number, purpose: number): SeededRandom {
  return new SeededRandom(SEED, index, purpose);
}

/** The account, for those who have one. */
export function accountRowsOf(patient: GeneratedPatient, now: Date): AccountRow[] {
  if (!patient.accountId) return [];
  const random = randomOf(patient.index, 1);
  return [
    {
      id: patient.accountId,
      userType: 'patient',
      phone: generatedPhone(patient.index),
      fullName: patient.name,
      email: patient.name && random.chance(60) ? `patient${patient.index}@example.com` : null,
      nickname: null,
      gender: patient.name ? patient.gender : null,
      profileCompleted: patient.name !== '',
      lastLoginAt: lastLogin(patient.createdAt, now, random),
      hasRecord: true,
      createdAt: patient.createdAt,
    },
  ];
}

/** Of a hundred 8 never signed in, and about 41 did so within the last 30 days. */
function lastLogin(createdAt: Date, now: Date, random: SeededRandom): Date | null {
  if (random.chance(8)) return null;
  const since = now.getTime() - createdAt.getTime();
  const longest = random.chance(42) ? Math.min(since, 30 * DAY_MS) : since;
  return new Date(now.getTime() - random.fraction() * longest);
}

/** The record. Whoever has no account has the number here, so that no number is ever given twice. */
export function patientRow(patient: GeneratedPatient, physiotherapistIds: readonly [string, ...string[]]): PatientRow {
  const { index, accountId, isComplete, name, createdAt } = patient;
  const random = randomOf(index, 2);
  const fromHospital = !accountId;
  const year = createdAt.getUTCFullYear() - random.whole(8, 88);
  const monthAndDay = [random.whole(1, 12), random.whole(1, 28)].map((part) => String(part).padStart(2, '0'));
  return {
    id: patient.recordId,
    userId: accountId,
    physiotherapistId: isComplete ? random.pick(physiotherapistIds) : null,
    name,
    diagnosis: isComplete || fromHospital ? random.pick(DIAGNOSES).diagnosis : null,
    address: isComplete ? lucknowAddress(`${random.whole(1, 9)}/${random.whole(10, 999)}`, random.whole(0, 99)) : null,
    bloodGroup: isComplete && random.chance(80) ? random.pick(BLOOD_GROUPS) : null,
    gender: name ? patient.gender : null,
    birthDate: name ? [year, ...monthAndDay].join('-') : null,
    birthDateExact: name !== '' && random.chance(50),
    contactPhone: isComplete || fromHospital ? generatedPhone(index) : null,
    emergencyPhone: isComplete ? generatedPhone(CAPACITY + (index % 10_000_000)) : null,
    referringDoctor: isComplete && random.chance(70) ? random.pick(REFERRING_DOCTORS) : null,
    plannedSessions: DEFAULT_PLANNED_SESSIONS,
    createdAt,
  };
}
