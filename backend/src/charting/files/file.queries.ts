import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { clinicianName } from '../clinicians/clinician-name.js';
import { checkOfFile, type FileCheck } from '../../platform/scanning/file-scans.js';
import type { FileCategory } from './clinical-file.entity.js';

/** A file of the clinic, or a document of a hospital. */
export interface FileRow {
  id: string;
  patientId: string;
  noteId: string | null;
  category: FileCategory;
  title: string;
  /** YYYY-MM-DD. */
  takenOn: string | null;
  mediaType: string;
  size: number;
  /** Null of a hospital's document whose hash is not stored. */
  hash: string | null;
  fileKey: string;
  thumbnailKey: string | null;
  /** Null of hospitals. */
  addedById: string | null;
  addedBy: string;
  /** The clinic's day, YYYY-MM-DD; null of hospitals. */
  addedOn: string | null;
  addedAt: Date;
  isFromHospital: boolean;
  check: FileCheck;
  removedAt: Date | null;
  /** `addedAt` to the microsecond: the time in the cursor. */
  position: string;
}

/** A row as the driver returns it, or as JSON holds it. */
export type GivenFile = Omit<FileRow, 'addedAt' | 'removedAt'> & { addedAt: string; removedAt: string | null };

/** Converts the times of a row. */
export const fileRowOf = ({ addedAt, removedAt, ...row }: GivenFile): FileRow => ({
  ...row,
  addedAt: new Date(addedAt),
  removedAt: removedAt === null ? null : new Date(removedAt),
});

const columns = sql`f.id, f.patient_id as "patientId", f.note_id as "noteId", f.category, f.title, f.taken_on::text as "takenOn",
  f.media_type as "mediaType", f.size, f.hash, f.file_key as "fileKey", f.thumbnail_key as "thumbnailKey",
  f.added_by_id as "addedById", ${clinicianName(sql`f.added_by_id`)} as "addedBy", f.added_on::text as "addedOn",
  f.added_at as "addedAt", false as "isFromHospital",
  ${checkOfFile(sql`f.file_key`)} as "check", f.removed_at as "removedAt",
  to_char(f.added_at at time zone 'UTC', ${CURSOR_FORMAT}) as position`;

const hospitalColumns = sql`d.id, d.patient_id, null::uuid, 'OTHER', left(coalesce(d.title, d.type, 'Document'), 120), null::text,
  split_part(d.media_type, ';', 1), d.size, d.sha256, d.file_key, null::text, null::uuid, c.name, null::text, d.created_at, true,
  ${checkOfFile(sql`d.file_key`)}, null::timestamptz, to_char(d.created_at at time zone 'UTC', ${CURSOR_FORMAT})`;

/** SQL expression: the files of a note as a JSON array of `GivenFile`, oldest first, without removed ones. */
export const filesOfNote = (
  noteId: RawBuilder<unknown>,
) => sql`coalesce((select jsonb_agg(to_jsonb(g) order by g."addedAt", g.id)
  from (select ${columns} from clinical_file f where f.note_id = ${noteId} and f.removed_at is null) g), '[]')`;

/** Which files of a patient are asked for. */
export interface FileQuery {
  patientId: string;
  category?: FileCategory | null | undefined;
  /** Files that were removed before are gone. */
  since: Date;
  /** Account whose removed files alone are listed, if they were added on the day; undefined: all. */
  removedOf?: { userId: string; today: string } | undefined;
}

function listed({ patientId, category, since, removedOf }: FileQuery): RawBuilder<unknown> {
  const own = removedOf
    ? sql`and f.added_by_id = ${removedOf.userId}::uuid and f.added_on = ${removedOf.today}::date`
    : sql``;
  const only = category ? sql`where l.category = ${category}` : sql``;
  return sql`(select * from (
    select ${columns} from clinical_file f
      where f.patient_id = ${patientId}::uuid and (f.removed_at is null or (f.removed_at >= ${since} ${own}))
    union all
    select ${hospitalColumns} from hospital_document d join smart_client c on c.id = d.sent_by where d.patient_id = ${patientId}::uuid
  ) l ${only}) l`;
}

/** Finds a slice of a patient's files, newest first, with documents of hospitals, and counts all of them. Callers check access. */
export async function findFiles(
  em: EntityManager,
  query: FileQuery,
  { first, after }: { first: number; after?: ListPosition | undefined },
): Promise<{ rows: FileRow[]; total: number }> {
  const from = after ? sql`where (l."addedAt", l.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const found = await sql<GivenFile>`select l.* from ${listed(query)} ${from}
    order by l."addedAt" desc, l.id desc limit ${first}`.execute(em.getKysely());
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${listed(query)}`.execute(
    em.getKysely(),
  );
  return { rows: found.rows.map(fileRowOf), total: counted.rows[0]?.total ?? 0 };
}

/** Finds a file of a live record by id, or a hospital's document; not one that was removed before `since`. */
export async function findFile(em: EntityManager, id: string, since: Date): Promise<FileRow | undefined> {
  const { rows } = await sql<GivenFile>`select l.* from (
      select ${columns} from clinical_file f where f.id = ${id}::uuid and (f.removed_at is null or f.removed_at >= ${since})
      union all
      select ${hospitalColumns} from hospital_document d join smart_client c on c.id = d.sent_by where d.id = ${id}::uuid
    ) l join patient p on p.id = l."patientId" and p.deleted_at is null`.execute(em.getKysely());
  return rows.map(fileRowOf)[0];
}

/** Counts a patient's files that were not removed, with documents of hospitals. Callers check access. */
export async function countFiles(em: EntityManager, patientId: string): Promise<number> {
  const { rows } = await sql<{ files: number }>`select (
    (select count(*) from clinical_file where patient_id = ${patientId}::uuid and removed_at is null)
    + (select count(*) from hospital_document where patient_id = ${patientId}::uuid))::int as files`.execute(
    em.getKysely(),
  );
  return rows[0]?.files ?? 0;
}

/** Counts the clinic's own files of a patient that were not removed. */
export async function countOwnFiles(em: EntityManager, patientId: string): Promise<number> {
  const { rows } = await sql<{ files: number }>`select count(*)::int as files from clinical_file
    where patient_id = ${patientId}::uuid and removed_at is null`.execute(em.getKysely());
  return rows[0]?.files ?? 0;
}

/** Whether a treatment note is one of a patient. */
export async function isNoteOf(em: EntityManager, noteId: string, patientId: string): Promise<boolean> {
  const { rows } =
    await sql`select from treatment_note where id = ${noteId}::uuid and patient_id = ${patientId}::uuid`.execute(
      em.getKysely(),
    );
  return rows.length > 0;
}

/** Whether a file is the scan of a consent to treatment, also of a withdrawn one. */
export async function isScan(em: EntityManager, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from treatment_consent where file_id = ${fileId}::uuid limit 1`.execute(
    em.getKysely(),
  );
  return rows.length > 0;
}
