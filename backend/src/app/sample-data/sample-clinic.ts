import { addDays, clinicMoment, HOUR_MS } from './clinic-calendar.js';
import { EARLIER_CONDITIONS, PROGRESS_NOTES } from './clinical-notes.js';
import { PHYSIOTHERAPISTS } from './clinicians.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type {
  AccountRow,
  AppointmentRow,
  MedicalHistoryRow,
  PhysiotherapistRow,
  ProgressReportRow,
  Rows,
  Table,
} from './rows.js';
import { samplePatients, type SamplePatient } from './sample-patients.js';
import { samplePayments } from './sample-payments.js';
import { planSessions } from './sample-plans.js';
import { sessionRequests } from './sample-requests.js';
import { sampleTeam } from './sample-team.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 2025;

/** Generates the sample clinic relative to a time, deterministically. Tables are in order of their foreign keys. */
export function sampleClinic(now: Date): { [T in Table]: Rows[T][] } {
  const random = new SeededRandom(SEED);
  const opening = clinicMoment(addDays(clinicDay(now), -400), 9);
  const treating = physiotherapistRows(opening, random);
  const team = sampleTeam(treating, now);
  const { physiotherapist } = team;
  const patients = samplePatients(now, random, physiotherapist);
  const planned = planSessions(patients, physiotherapist, now, random);
  return {
    app_user: [...staffAccounts(opening, now, random), ...team.accounts, ...patients.map(({ account }) => account)],
    physiotherapist,
    doctor: team.doctor,
    // In order of creation, so that the oldest record is PT-000001.
    patient: patients.map(({ record }) => record).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    medical_history_entry: patients.flatMap((patient, index) => medicalHistory(patient, index, random)),
    progress_report: patients.flatMap((patient) => progressReports(patient, planned, random)),
    appointment: [...planned, ...sessionRequests(patients, physiotherapist, planned, now, random)],
    payment: samplePayments(patients, now, random),
  };
}

/** Generates the physiotherapists, with phone numbers from 9000000011, without accounts. */
export function physiotherapistRows(createdAt: Date, random: SeededRandom): PhysiotherapistRow[] {
  return PHYSIOTHERAPISTS.map(([name, specialization], index) => ({
    id: random.uuid(createdAt),
    userId: null,
    name,
    specialization,
    phone: `+91${9_000_000_011 + index}`,
    createdAt,
  }));
}

/** Generates the accounts of the admin and of a user who is no patient. */
function staffAccounts(createdAt: Date, now: Date, random: SeededRandom): AccountRow[] {
  const same = { email: null, nickname: null, profileCompleted: true, createdAt };
  return [
    {
      ...same,
      id: random.uuid(createdAt),
      userType: 'admin',
      phone: '+919000000001',
      fullName: 'Asha Verma',
      gender: 'female',
      lastLoginAt: new Date(now.getTime() - 20 * HOUR_MS),
    },
    {
      ...same,
      id: random.uuid(createdAt),
      userType: 'user',
      phone: '+919000000103',
      fullName: 'Rohit Sharma',
      gender: 'male',
      lastLoginAt: new Date(now.getTime() - 50 * HOUR_MS),
    },
  ];
}

function medicalHistory(
  { record, diagnosis }: SamplePatient,
  index: number,
  random: SeededRandom,
): MedicalHistoryRow[] {
  if (!diagnosis) return [];
  const entry = () => ({ id: random.uuid(record.createdAt), patientId: record.id, createdAt: record.createdAt });
  // Every third patient has an earlier condition.
  const [earlier, treatment] = EARLIER_CONDITIONS[(index / 3) % EARLIER_CONDITIONS.length] ?? [];
  return [
    ...(earlier ? [{ ...entry(), diagnosis: earlier, treatment: treatment ?? null, surgeryDetails: null }] : []),
    { ...entry(), ...diagnosis },
  ];
}

/** A note after the first completed session and after every fifth. */
function progressReports(
  { record }: SamplePatient,
  sessions: readonly AppointmentRow[],
  random: SeededRandom,
): ProgressReportRow[] {
  return sessions
    .filter(({ patientId, status }) => patientId === record.id && status === 'completed')
    .filter((_, position) => position % 5 === 0)
    .flatMap(({ startsAt }, position) => {
      const content = PROGRESS_NOTES[position];
      const createdAt = new Date(startsAt.getTime() + HOUR_MS / 2);
      return content ? [{ id: random.uuid(createdAt), patientId: record.id, content, createdAt }] : [];
    });
}
