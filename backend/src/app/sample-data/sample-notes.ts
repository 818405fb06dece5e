import type { PoolClient } from 'pg';
import { type NoteContent, noteHash } from '../../charting/index.js';
import { HOUR_MS } from './clinic-calendar.js';
import type { AppointmentRow, Rows, Table } from './rows.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 2028;
/** Number of sessions with a note, the newest of which is not signed and is locked. */
const WRITTEN = 9;
const LOCK_HOURS = 24;

const treatment = (name: string, minutes: number) => ({ name, minutes, detail: null });

const TEXTS: Pick<NoteContent, 'subjective' | 'objective' | 'assessment' | 'plan' | 'treatments'>[] = [
  {
    subjective: 'Sleeps through the night, stiff for a quarter of an hour in the morning.',
    objective: 'Walks without a stick; a little warm after ten minutes of standing.',
    assessment: 'Heals as expected.',
    plan: 'Go on twice a week, begin stairs.',
    treatments: [treatment('Joint mobilisation', 15), treatment('Guided exercise', 20)],
  },
  {
    subjective: 'Sat for long at work, which was worse afterwards.',
    objective: 'Turns to both sides alike; tender beside the spine on the right.',
    assessment: 'Load is more than the strength allows yet.',
    plan: 'Breaks each hour, exercises at home every day.',
    treatments: [treatment('Soft tissue work', 15), treatment('Exercise at home explained', 10)],
  },
];

interface SampleNote extends NoteContent {
  id: string;
  patientId: string;
  appointmentId: string | null;
  at: Date;
  authorId: string;
  signedAt: Date | null;
  contentHash: string | null;
  createdAt: Date;
  locksAt: Date;
}

/** Adds signed notes of the newest completed sessions, one that locked before it was signed, and a draft of a call. */
export async function addSampleNotes(
  client: PoolClient,
  clinic: { [T in Table]: Rows[T][] },
  now: Date,
): Promise<void> {
  const random = new SeededRandom(SEED);
  const accounts = new Map(clinic.physiotherapist.map(({ id, userId }) => [id, userId]));
  const authorOf = ({ physiotherapistId }: AppointmentRow) => accounts.get(physiotherapistId ?? '') ?? null;
  const over = new Date(now.getTime() - (LOCK_HOURS + 2) * HOUR_MS);
  const sessions = clinic.appointment
    .filter((session) => session.status === 'completed' && session.startsAt < over && authorOf(session))
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    .slice(0, WRITTEN);
  const rows = sessions.map((session, position) =>
    noteOf(random, {
      position,
      session,
      patientId: session.patientId,
      authorId: authorOf(session) ?? '',
      at: session.startsAt,
      isSigned: position > 0,
    }),
  );
  const [last] = sessions;
  if (last) {
    const call = { position: 1, session: null, patientId: last.patientId, authorId: authorOf(last) ?? '' };
    rows.push(noteOf(random, { ...call, at: new Date(now.getTime() - HOUR_MS), isSigned: false }));
  }
  await client.query(
    `insert into treatment_note (id, patient_id, appointment_id, kind, at, author_id, subjective, objective, assessment, plan, pain_before,
       pain_after, change, body, treatments, status, locks_at, signed_at, content_hash, created_at)
     select n.id, n."patientId", n."appointmentId", n.kind, n.at, n."authorId", n.subjective, n.objective, n.assessment, n.plan, n."painBefore",
       n."painAfter", n.change, n.body, n.treatments, case when n."signedAt" is null then 'DRAFT' else 'SIGNED' end, n."locksAt",
       n."signedAt", n."contentHash", n."createdAt"
     from jsonb_to_recordset($1::jsonb) as n (id uuid, "patientId" uuid, "appointmentId" uuid, kind text, at timestamptz, "authorId" uuid,
       subjective text, objective text, assessment text, plan text, "painBefore" int, "painAfter" int, change text, body jsonb,
       treatments jsonb, "locksAt" timestamptz, "signedAt" timestamptz, "contentHash" text, "createdAt" timestamptz)`,
    [JSON.stringify(rows)],
  );
}

interface About {
  position: number;
  session: AppointmentRow | null;
  patientId: string;
  authorId: string;
  at: Date;
  isSigned: boolean;
}

/** Makes a note that was begun half an hour after the session began, and signed ten minutes later. */
function noteOf(random: SeededRandom, { position, session, patientId, authorId, at, isSigned }: About): SampleNote {
  const createdAt = new Date(at.getTime() + HOUR_MS / 2);
  const texts = TEXTS[position % TEXTS.length];
  if (!texts) throw new Error('the sample notes have no text');
  const note = {
    ...texts,
    ...(session ? {} : { objective: '', treatments: [] }),
    id: random.uuid(createdAt),
    appointmentId: session?.id ?? null,
    kind: session ? ('SESSION' as const) : ('CONTACT' as const),
    at,
    painBefore: 5 - (position % 3),
    painAfter: session ? 3 - (position % 2) : null,
    change: 'BETTER' as const,
    body: [],
  };
  const signed = isSigned
    ? { signedAt: new Date(createdAt.getTime() + HOUR_MS / 6), contentHash: noteHash(note) }
    : null;
  const locksAt = new Date(createdAt.getTime() + LOCK_HOURS * HOUR_MS);
  return { signedAt: null, contentHash: null, ...note, ...signed, patientId, authorId, createdAt, locksAt };
}
