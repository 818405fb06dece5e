import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { findNoteValues, type MeasurementRow } from '../../recovery/index.js';
import { clinicianName } from '../clinicians/clinician-name.js';
import { fileRowOf, type FileRow, filesOfNote, type GivenFile } from '../files/file.queries.js';
import type { NoteContent } from './note-content.js';
import type { STORED_STATUSES } from './treatment-note.entity.js';

/** Number of former notes whose values are asked for again. */
const NOTES_BEFORE = 3;

/** Words added to a note. */
export interface AddendumRow {
  id: string;
  text: string;
  author: string;
  at: Date;
}

/** Texts of a note that the next one may repeat. */
type Carried = Pick<NoteContent, 'subjective' | 'objective' | 'assessment' | 'plan' | 'treatments'>;

/** A note with the names and times that are shown with it. */
export interface NoteRow extends NoteContent {
  id: string;
  patientId: string;
  patientNumber: number;
  patientName: string;
  appointmentId: string | null;
  at: Date;
  authorId: string;
  author: string;
  coveredFor: string | null;
  status: (typeof STORED_STATUSES)[number];
  locksAt: Date;
  signedAt: Date | null;
  contentHash: string | null;
  errorReason: string | null;
  version: number;
  addenda: AddendumRow[];
  /** What was measured, retracted values left out. */
  values: MeasurementRow[];
  files: FileRow[];
  /** Of the patient's note of a session before this one. */
  before: Carried | null;
  /** `at` to the microsecond: the time in the cursor. */
  position: string;
}

type Given = Omit<NoteRow, 'at' | 'locksAt' | 'signedAt' | 'addenda' | 'values' | 'files'> & {
  at: string;
  locksAt: string;
  signedAt: string | null;
  addenda: (Omit<AddendumRow, 'at'> & { at: string })[];
  files: GivenFile[];
};

/** Maps the rows, with their values in a statement of their own. */
async function rowsOf(em: EntityManager, given: Given[]): Promise<NoteRow[]> {
  const values = await findNoteValues(
    em,
    given.map(({ id }) => id),
  );
  return given.map((row) => rowOf(row, values.get(row.id) ?? []));
}

const rowOf = ({ at, locksAt, signedAt, addenda, files, ...row }: Given, values: MeasurementRow[]): NoteRow => ({
  ...row,
  values,
  at: new Date(at),
  locksAt: new Date(locksAt),
  signedAt: signedAt === null ? null : new Date(signedAt),
  addenda: addenda.map(({ at: added, ...same }) => ({ ...same, at: new Date(added) })),
  files: files.map(fileRowOf),
});

const carried = sql`jsonb_build_object('subjective', b.subjective, 'objective', b.objective, 'assessment', b.assessment, 'plan', b.plan,
  'treatments', b.treatments)`;

// Raw SQL, because rows are compared with cursors and collected as JSON.
const columns = sql`n.id, n.patient_id as "patientId", p.number as "patientNumber", p.name as "patientName",
  n.appointment_id as "appointmentId", n.kind, n.at, n.author_id as "authorId", ${clinicianName(sql`n.author_id`)} as author,
  (select name from physiotherapist where id = n.covered_for_id) as "coveredFor", n.subjective, n.objective, n.assessment, n.plan,
  n.pain_before as "painBefore", n.pain_after as "painAfter", n.change, n.body, n.treatments, n.status, n.locks_at as "locksAt",
  n.signed_at as "signedAt", n.content_hash as "contentHash", n.error_reason as "errorReason", n.version,
  to_char(n.at at time zone 'UTC', ${CURSOR_FORMAT}) as position,
  coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'text', d.text, 'at', d.at, 'author', ${clinicianName(sql`d.author_id`)})
    order by d.at, d.id) from note_addendum d where d.note_id = n.id), '[]') as addenda, ${filesOfNote(sql`n.id`)} as files,
  (select ${carried} from treatment_note b where b.patient_id = n.patient_id and b.status <> 'IN_ERROR' and b.appointment_id is not null
    and (b.at, b.id) < (n.at, n.id) order by b.at desc, b.id desc limit 1) as before`;
const source = sql`treatment_note n join patient p on p.id = n.patient_id and p.deleted_at is null`;

/** Finds a slice of a live record's notes, newest first. */
export async function findNotes(
  em: EntityManager,
  { patientId, first, after }: { patientId: string; first: number; after?: ListPosition | undefined },
): Promise<NoteRow[]> {
  const from = after ? sql`and (n.at, n.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Given>`select ${columns} from ${source} where n.patient_id = ${patientId}::uuid ${from}
    order by n.at desc, n.id desc limit ${first}`.execute(em.getKysely());
  return rowsOf(em, rows);
}

/** Finds a note of a live record by id. */
export async function findNote(em: EntityManager, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<Given>`select ${columns} from ${source} where n.id = ${id}::uuid`.execute(em.getKysely());
  return (await rowsOf(em, rows))[0];
}

/** Finds the notes of sessions that count, by session. Callers check access. */
export async function findSessionNotes(
  em: EntityManager,
  appointmentIds: readonly string[],
): Promise<Map<string, NoteRow>> {
  const { rows } = await sql<Given>`select ${columns} from ${source}
    where n.appointment_id = any(${[...appointmentIds]}::uuid[]) and n.status <> 'IN_ERROR'`.execute(em.getKysely());
  return new Map((await rowsOf(em, rows)).map((row) => [row.appointmentId ?? '', row]));
}

/** Finds the plan in the last note of each patient that counts, by patient. Callers check access. */
export async function findLastPlans(em: EntityManager, patientIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ patientId: string; plan: string }>`
    select distinct on (patient_id) patient_id as "patientId", plan from treatment_note
    where patient_id = any(${[...patientIds]}::uuid[]) and status <> 'IN_ERROR' and kind <> 'CONTACT'
    order by patient_id, at desc, id desc`.execute(em.getKysely());
  return new Map(rows.map(({ patientId, plan }) => [patientId, plan]));
}

/** Counts an author's notes that are not signed. */
export async function countUnsignedNotes(em: EntityManager, authorId: string): Promise<number> {
  const { rows } = await sql<{ unsigned: number }>`
    select count(*)::int as unsigned from ${source} where n.author_id = ${authorId}::uuid and n.status = 'DRAFT'`.execute(
    em.getKysely(),
  );
  return rows[0]?.unsigned ?? 0;
}

/** Finds an author's notes that are not signed, the oldest first. */
export async function findUnsignedNotes(em: EntityManager, authorId: string, most: number): Promise<NoteRow[]> {
  const { rows } = await sql<Given>`select ${columns} from ${source}
    where n.author_id = ${authorId}::uuid and n.status = 'DRAFT' order by n.at, n.id limit ${most}`.execute(
    em.getKysely(),
  );
  return rowsOf(em, rows);
}

/** What a note of a session begins with: of the patient's note of a session before it, and whether there was a session before. */
export interface NoteBeginning {
  before: (Carried & { at: Date }) | null;
  isFirst: boolean;
}

/** Finds what the note of a session begins with. */
export async function findBeginning(
  em: EntityManager,
  session: { id: string; patientId: string; startsAt: Date },
): Promise<NoteBeginning> {
  const { rows } = await sql<{ before: (Carried & { at: string }) | null; isFirst: boolean }>`
    select (select ${carried} || jsonb_build_object('at', b.at) from treatment_note b
        where b.patient_id = ${session.patientId}::uuid and b.status <> 'IN_ERROR' and b.appointment_id <> ${session.id}::uuid
          and b.at < ${session.startsAt} order by b.at desc, b.id desc limit 1) as before,
      not exists (select from appointment a where a.patient_id = ${session.patientId}::uuid and a.status = 'completed'
        and a.deleted_at is null and a.id <> ${session.id}::uuid and a.starts_at < ${session.startsAt}) as "isFirst"`.execute(
    em.getKysely(),
  );
  const [found] = rows;
  const before = found?.before ?? null;
  return { before: before && { ...before, at: new Date(before.at) }, isFirst: found?.isFirst ?? true };
}

/** Finds the values of a patient's last three notes that count before a session, newest note first. */
export async function findLastNoteValues(
  em: EntityManager,
  session: { id: string; patientId: string; startsAt: Date },
): Promise<MeasurementRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from treatment_note n where n.patient_id = ${session.patientId}::uuid and n.status <> 'IN_ERROR'
      and n.appointment_id is distinct from ${session.id}::uuid and n.at < ${session.startsAt}
    order by n.at desc, n.id desc limit ${NOTES_BEFORE}`.execute(em.getKysely());
  const ids = rows.map(({ id }) => id);
  const values = await findNoteValues(em, ids);
  return ids.flatMap((id) => values.get(id) ?? []);
}

/** Returns the name of a clinician's account. */
export async function clinicianNameOf(em: EntityManager, accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${clinicianName(sql`${accountId}::uuid`)} as name`.execute(
    em.getKysely(),
  );
  return rows[0]?.name ?? '';
}
