import { BLOOD_GROUPS, yearsBefore } from '../../patients/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { lucknowAddress } from './addresses.js';
import { addDays, clinicMoment, DAY_MS, HOUR_MS } from './clinic-calendar.js';
import { REFERRING_DOCTORS } from './clinicians.js';
import { DIAGNOSES, SAMPLE_DIAGNOSIS, type Diagnosis } from './diagnoses.js';
import { NEWCOMERS, PATIENTS, REFERRED, SAMPLE_PATIENT, type Person } from './people.js';
import type { AccountRow, PatientRow, PhysiotherapistRow } from './rows.js';
import type { SeededRandom } from './seeded-random.js';

/** State of a record; only `complete` ones are complete. */
type RecordState = 'complete' | 'bare' | 'newcomer' | 'referred';

/** A group of similar patients. */
export interface Cohort {
  people: readonly (Person | undefined)[];
  record: RecordState;
  /** `recent` is well within the 720 hours of an active patient, so that the statistics hold for ten days. */
  login: 'recent' | 'long ago' | 'never';
  profileCompleted: boolean;
  /** Age of the records, in days. */
  days: readonly [from: number, to: number];
}

/**
 * 64 records: 48 complete (28 + 14 + 6), 16 incomplete (8 + 4 + 4). 10 never logged in, 4 of these incomplete. 36 are
 * active by the 720-hour rule, 28 inactive.
 */
const COHORTS: readonly Cohort[] = [
  { people: [SAMPLE_PATIENT], record: 'complete', login: 'recent', profileCompleted: true, days: [39, 39] },
  { people: [undefined], record: 'bare', login: 'recent', profileCompleted: false, days: [0, 0] },
  { people: PATIENTS.slice(0, 27), record: 'complete', login: 'recent', profileCompleted: true, days: [8, 75] },
  { people: PATIENTS.slice(27, 41), record: 'complete', login: 'long ago', profileCompleted: true, days: [170, 290] },
  { people: PATIENTS.slice(41), record: 'complete', login: 'never', profileCompleted: false, days: [4, 40] },
  // Skipping the profile form leaves a bare record.
  { people: [undefined], record: 'bare', login: 'recent', profileCompleted: true, days: [2, 2] },
  { people: NEWCOMERS.slice(0, 6), record: 'newcomer', login: 'recent', profileCompleted: true, days: [1, 12] },
  { people: NEWCOMERS.slice(6), record: 'newcomer', login: 'long ago', profileCompleted: true, days: [60, 120] },
  { people: REFERRED, record: 'referred', login: 'never', profileCompleted: false, days: [1, 25] },
];

/** A patient: account, record and the basis of their sessions. */
export interface SamplePatient {
  account: AccountRow;
  record: PatientRow;
  cohort: Cohort;
  /** Only for complete records. */
  diagnosis: Diagnosis | undefined;
}

/** Phone number of the `index`-th patient: from 9000000101, without 9000000103, which belongs to no patient. */
function phoneOf(index: number): string {
  return `+91${9_000_000_101 + index + (index < 2 ? 0 : 1)}`;
}

/** Generates the sample patients; the first is 9000000101, the second 9000000102. */
export function samplePatients(
  now: Date,
  random: SeededRandom,
  physiotherapists: readonly PhysiotherapistRow[],
): SamplePatient[] {
  const patients: SamplePatient[] = [];
  for (const cohort of COHORTS) {
    cohort.people.forEach((person, position) => {
      const index = patients.length;
      const createdAt = creation(cohort, position, now, random);
      const account = accountOf({ cohort, person, index, createdAt, now, random });
      const diagnosis =
        cohort.record === 'complete' ? (DIAGNOSES[index % DIAGNOSES.length] ?? SAMPLE_DIAGNOSIS) : undefined;
      const record = recordOf({ cohort, account, index, random });
      const physiotherapistId =
        diagnosis && cohort.login !== 'never' ? (physiotherapists[index % physiotherapists.length]?.id ?? null) : null;
      const clinical = diagnosis ? clinicalFields(index, diagnosis, random) : {};
      patients.push({ account, record: { ...record, ...clinical, physiotherapistId }, cohort, diagnosis });
    });
  }
  return patients;
}

function creation({ people, days: [from, to] }: Cohort, position: number, now: Date, random: SeededRandom): Date {
  if (to === 0) return new Date(now.getTime() - 5 * HOUR_MS);
  const daysAgo = from + Math.floor(((to - from) * position) / people.length);
  return clinicMoment(addDays(clinicDay(now), -daysAgo), random.whole(8, 19), random.whole(0, 59));
}

function lastLogin({ record, login }: Cohort, createdAt: Date, now: Date, random: SeededRandom): Date | null {
  if (login === 'never') return null;
  if (record !== 'complete') return createdAt;
  const daysAgo = login === 'recent' ? 7 * random.fraction() : 40 + 40 * random.fraction();
  return new Date(now.getTime() - daysAgo * DAY_MS);
}

interface Parts {
  cohort: Cohort;
  person: Person | undefined;
  index: number;
  createdAt: Date;
  now: Date;
  random: SeededRandom;
}

function accountOf({ cohort, person, index, createdAt, now, random }: Parts): AccountRow {
  const [name, gender] = person ?? ['', null];
  const signedUp = cohort.profileCompleted && person !== undefined;
  return {
    id: random.uuid(createdAt),
    userType: 'patient',
    phone: phoneOf(index),
    fullName: name,
    email: signedUp ? emailOf(name) : null,
    nickname: person === SAMPLE_PATIENT ? 'Sunita ji' : null,
    gender,
    profileCompleted: cohort.profileCompleted,
    lastLoginAt: lastLogin(cohort, createdAt, now, random),
    createdAt,
  };
}

function emailOf(name: string): string | null {
  const words = name.toLowerCase().match(/[a-z]+/g);
  return words ? `${words[0]}.${words.at(-1)}@example.com` : null;
}

function recordOf({
  cohort,
  account,
  index,
  random,
}: Pick<Parts, 'cohort' | 'index' | 'random'> & { account: AccountRow }): PatientRow {
  const known = cohort.record !== 'bare';
  const exact = known && (cohort.profileCompleted || random.chance(50));
  const age = index === 0 ? 58 : random.whole(17, 84);
  const birthDay = yearsBefore(clinicDay(account.createdAt), age);
  return {
    id: random.uuid(account.createdAt),
    userId: account.id,
    physiotherapistId: null,
    name: account.fullName,
    diagnosis: cohort.record === 'referred' ? random.pick(DIAGNOSES).diagnosis : null,
    address: null,
    bloodGroup: null,
    gender: account.gender,
    birthDate: known ? (exact ? addDays(birthDay, -random.whole(1, 364)) : birthDay) : null,
    birthDateExact: exact,
    contactPhone: cohort.record === 'referred' ? account.phone : null,
    emergencyPhone: null,
    referringDoctor: cohort.record === 'referred' ? random.pick(REFERRING_DOCTORS) : null,
    plannedSessions: 25,
    createdAt: account.createdAt,
  };
}

/** Fields that the clinic's form requires in addition to the profile. */
function clinicalFields(index: number, { diagnosis }: Diagnosis, random: SeededRandom): Partial<PatientRow> {
  const contact = phoneOf(index);
  return {
    diagnosis,
    address: lucknowAddress(`${random.whole(1, 9)}/${random.whole(10, 399)}`, index),
    bloodGroup: index % 7 === 3 ? null : random.pick(BLOOD_GROUPS),
    contactPhone: contact,
    emergencyPhone: contact.replace('+9190000001', '+9190000005'),
    referringDoctor: index % 5 === 4 ? null : random.pick(REFERRING_DOCTORS),
    plannedSessions: [25, 25, 25, 20, 30][index % 5] ?? 25,
  };
}
