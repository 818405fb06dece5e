import type { Gender } from '../../identity/index.js';
import { BLOOD_GROUPS, DEFAULT_PLANNED_SESSIONS } from '../../patients/index.js';
import { lucknowAddress } from './addresses.js';
import { DAY_MS } from './clinic-calendar.js';
import { REFERRING_DOCTORS } from './clinicians.js';
import { DIAGNOSES } from './diagnoses.js';
import { combineName } from './names.js';
import type { AccountRow, PatientRow } from './rows.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 90_210;

/** First phone number; the next 90 million are valid Indian mobile numbers. */
const FIRST_PHONE = 7_000_000_000;
/** Maximum number of generated patients. */
export const CAPACITY = 90_000_000;

/** Returns the phone number of the `index`-th generated patient, E.164. */
export function generatedPhone(index: number): string {
  return `+91${FIRST_PHONE + index}`;
}

/** Returns the index of the generated patient with a phone number. */
export function indexOfPhone(phone: string): number {
  return Number(phone.slice('+91'.length)) - FIRST_PHONE;
}

/** Properties of a patient that all its rows are derived from. */
export interface GeneratedPatient {
  index: number;
  recordId: string;
  /** Null for every tenth patient, who came from a hospital. */
  accountId: string | null;
  isComplete: boolean;
  /** Empty for an account that only signed up. */
  name: string;
  gender: Gender;
  createdAt: Date;
}

/** Generates the `index`-th patient, deterministically. `moment` maps a fraction from 0 to 1 to a time. */
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

/** Returns the random generator of a patient for one purpose. */
export function randomOf(index: number, purpose: number): SeededRandom {
  return new SeededRandom(SEED, index, purpose);
}

/** Returns the account row; none for a patient without an account. */
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

/** Last sign-in: 8 % never signed in, about 41 % did within the last 30 days. */
function lastLogin(createdAt: Date, now: Date, random: SeededRandom): Date | null {
  if (random.chance(8)) return null;
  const since = now.getTime() - createdAt.getTime();
  const longest = random.chance(42) ? Math.min(since, 30 * DAY_MS) : since;
  return new Date(now.getTime() - random.fraction() * longest);
}

/** Returns the record. Without an account it holds the phone number, so that every number is used only once. */
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
