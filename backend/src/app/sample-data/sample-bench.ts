import type { PoolClient } from 'pg';
import { contentOfProgramme } from '../../recovery/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { addDays, clinicMoment, DAY_MS, HOUR_MS, isOpenDay } from './clinic-calendar.js';
import type { PatientRow, PhysiotherapistRow, Rows, Table } from './rows.js';
import { SeededRandom } from './seeded-random.js';

type Clinic = { [T in Table]: Rows[T][] };

/** A physiotherapist with an account. */
type Treating = PhysiotherapistRow & { userId: string };

interface Context {
  client: PoolClient;
  clinic: Clinic;
  random: SeededRandom;
  now: Date;
}

/** Seed of its own, independent of other sample data. */
const SEED = 2029;
/** Days until the absence; no sample session is that far ahead. */
const ABSENT_IN_DAYS = 35;

const EXERCISES = [
  {
    key: 'heel-raise',
    words: {
      nameEn: 'Heel raise at the kitchen counter',
      nameHi: 'रसोई के काउंटर पर एड़ी उठाना',
      instructionsEn: 'Hold on with both hands. Rise onto your toes, wait, come down slowly.',
      instructionsHi: 'दोनों हाथों से पकड़ें। पंजों पर उठें, रुकें, धीरे-धीरे नीचे आएँ।',
    },
    sets: 2,
    reps: 10,
    holdSeconds: 3,
    timesPerDay: 2,
    hint: 'Shoes on',
  },
  {
    key: 'sit-to-stand',
    words: {
      nameEn: 'Stand up from a chair',
      nameHi: 'कुर्सी से उठना',
      instructionsEn: 'Sit on the front half of the chair. Stand up without your hands, sit down slowly.',
      instructionsHi: 'कुर्सी के आगे के हिस्से पर बैठें। हाथों के बिना उठें, धीरे-धीरे बैठें।',
    },
    sets: 3,
    reps: 8,
    holdSeconds: 0,
    timesPerDay: 1,
    hint: null,
  },
];

const FORM = {
  name: 'Treatment by a physiotherapist',
  en: `A sample, to be read by a clinician before it is used.

I have been told what will be done, what it is for, and that I can say stop at any time. I agree to be examined and treated.`,
  hi: `एक नमूना, जिसे इस्तेमाल से पहले किसी चिकित्सक को पढ़ना है।

मुझे बताया गया है कि क्या किया जाएगा और क्यों, और मैं कभी भी रोक सकता या सकती हूँ। मैं जाँच और उपचार के लिए सहमत हूँ।`,
};

/** Two strokes, as a signature on the screen is stored: x and y in turn. */
const STROKES = [{ points: [112, 460, 240, 122, 366, 458, 492, 124] }, { points: [504, 344, 750, 340] }];

/**
 * Adds what the bench and the desk show beside sessions and notes: a series, an absence with its cover, an entry of the waiting list, a
 * programme, a signed consent, and scores of questionnaires.
 */
export async function addSampleBench(client: PoolClient, clinic: Clinic, now: Date): Promise<void> {
  const context = { client, clinic, random: new SeededRandom(SEED), now };
  const treating = clinic.physiotherapist.filter((row): row is Treating => row.userId !== null);
  const [first] = treating;
  const sample = clinic.patient.find(({ contactPhone }) => contactPhone === '+919000000101');
  const admin = clinic.app_user.find(({ userType }) => userType === 'admin');
  const own = clinic.patient.filter(
    ({ id, physiotherapistId }) => physiotherapistId === first?.id && id !== sample?.id && comes(context, id),
  );
  const [ofSeries, ofProgramme] = own;
  const waits = clinic.patient.find((row) => row.physiotherapistId !== null && !comes(context, row.id));
  if (!first || !sample || !admin || !ofSeries || !ofProgramme || !waits)
    throw new Error('the sample clinic has nobody for the series, the programme and the waiting list');
  await addSeries(context, ofSeries);
  await addAbsence(context, treating.slice(-2));
  await addToWaitingList(context, waits);
  await addProgramme(context, ofProgramme, first);
  await addConsent(context, { patient: sample, witness: first, admin: admin.id });
  await addScores(context, sample, first);
}

/** Whether a patient has a scheduled session. */
function comes({ clinic }: Context, patientId: string): boolean {
  return clinic.appointment.some((row) => row.patientId === patientId && row.status === 'scheduled');
}

/** The scheduled sessions of a patient, which are at the same hour, were booked as a series. */
async function addSeries({ client, random, clinic }: Context, patient: PatientRow): Promise<void> {
  const sessions = clinic.appointment.filter(
    ({ patientId, status }) => patientId === patient.id && status === 'scheduled',
  );
  const createdAt = sessions[0]?.createdAt ?? patient.createdAt;
  const id = random.uuid(createdAt);
  await client.query('insert into appointment_series (id, created_at) values ($1, $2)', [id, createdAt]);
  await client.query('update appointment set series_id = $1 where id = any($2::uuid[])', [
    id,
    sessions.map((session) => session.id),
  ]);
}

/** Two days of leave of a physiotherapist, whose patients another one treats. */
async function addAbsence({ client, random, now }: Context, [absent, by]: readonly Treating[]): Promise<void> {
  if (!absent || !by) throw new Error('the sample clinic has too few physiotherapists for an absence');
  let first = addDays(clinicDay(now), ABSENT_IN_DAYS);
  while (!isOpenDay(first) || !isOpenDay(addDays(first, 1))) first = addDays(first, 1);
  const last = addDays(first, 1);
  await client.query(
    `insert into physiotherapist_leave (id, physiotherapist_id, starts_at, ends_at, note, created_at)
     values ($1, $2, $3, $4, 'Family wedding', $5)`,
    [random.uuid(now), absent.id, clinicMoment(first, 0), clinicMoment(addDays(last, 1), 0), now],
  );
  await client.query(
    'insert into cover (id, absent_id, by_id, first_day, last_day, created_at) values ($1, $2, $3, $4, $5, $6)',
    [random.uuid(now), absent.id, by.id, first, last, now],
  );
}

async function addToWaitingList({ client, random, now }: Context, { id }: PatientRow): Promise<void> {
  const createdAt = new Date(now.getTime() - 2 * DAY_MS);
  await client.query(
    `insert into waiting_list_entry (id, patient_id, session_type, duration_minutes, weekdays, from_minute, until_minute, earliest, is_urgent,
       note, created_at)
     values ($1, $2, 'Clinic', 45, array['MONDAY', 'WEDNESDAY', 'FRIDAY'], 600, 780, $3, false, 'Her daughter drives', $4)`,
    [random.uuid(createdAt), id, clinicDay(createdAt), createdAt],
  );
}

/** A programme that began a week ago. */
async function addProgramme({ client, random, now }: Context, patient: PatientRow, by: Treating): Promise<void> {
  const at = new Date(now.getTime() - 7 * DAY_MS);
  const begunOn = clinicDay(at);
  const programme = {
    area: 'BALANCE' as const,
    side: 'NONE' as const,
    goal: 'Walk to the temple without a stick',
    exercises: EXERCISES,
    reviewOn: addDays(begunOn, 42),
  };
  const id = random.uuid(at);
  await client.query(
    `insert into recovery_plan (id, kind, patient_id, surgery_date, side, physiotherapist_id, created_at)
     values ($1, 'PROGRAMME', $2, $3, $4, $5, $6)`,
    [id, patient.id, begunOn, programme.side, by.id, at],
  );
  const prescribed = EXERCISES.map(({ words, ...exercise }) => ({
    ...exercise,
    name: { en: words.nameEn, hi: words.nameHi },
    instructions: { en: words.instructionsEn, hi: words.instructionsHi },
    fromLibrary: false,
  }));
  const content = contentOfProgramme(programme, prescribed, begunOn);
  await client.query(
    `insert into programme_version (plan_id, number, area, side, content, review_on, written_by, at)
     values ($1, 1, $2, $3, $4, $5, $6, $7)`,
    [id, programme.area, programme.side, content, programme.reviewOn, by.userId, at],
  );
}

interface Signed {
  patient: PatientRow;
  witness: Treating;
  admin: string;
}

async function addConsent({ client, random }: Context, { patient, witness, admin }: Signed): Promise<void> {
  const signedAt = new Date(patient.createdAt.getTime() + 2 * HOUR_MS);
  const formId = random.uuid(patient.createdAt);
  await client.query(
    `insert into consent_form (id, form_id, version, name, text_en, text_hi, created_by_id, created_at)
     values ($1, $1, 1, $2, $3, $4, $5, $6)`,
    [formId, FORM.name, FORM.en, FORM.hi, admin, patient.createdAt],
  );
  await client.query(
    `insert into treatment_consent (id, patient_id, form_id, language, signed_by, signer_name, witness_id, signed_at, strokes)
     values ($1, $2, $3, 'HI', 'PATIENT', $4, $5, $6, $7)`,
    [random.uuid(signedAt), patient.id, formId, patient.name, witness.userId, signedAt, JSON.stringify(STROKES)],
  );
}

/** Scores of the first week and of the last one. */
async function addScores({ client, random, now }: Context, patient: PatientRow, by: Treating): Promise<void> {
  const activities = (scores: readonly [number, number, number]) =>
    ['Climb the stairs', 'Sit on the floor for prayer', 'Walk to the market'].map((name, at) => ({
      name,
      score: scores[at],
    }));
  const early = new Date(patient.createdAt.getTime() + 7 * DAY_MS);
  const late = new Date(now.getTime() - 3 * DAY_MS);
  const scores = [
    { at: early, instrument: 'PSFS', score: 2.3, activities: activities([3, 1, 3]) },
    { at: late, instrument: 'PSFS', score: 5, activities: activities([5, 3, 7]) },
    { at: early, instrument: 'LEFS', score: 28, activities: [] },
    { at: late, instrument: 'LEFS', score: 47, activities: [] },
  ];
  for (const { at, instrument, score, activities: rated } of scores)
    await client.query(
      `insert into outcome_score (id, patient_id, instrument, score, activities, taken_at, entered_by_id, entered_at)
       values ($1, $2, $3, $4, $5, $6, $7, $6)`,
      [random.uuid(at), patient.id, instrument, score, JSON.stringify(rated), at, by.userId],
    );
}
