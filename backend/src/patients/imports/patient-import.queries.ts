import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Tables } from '../../platform/db/tables.js';
import type { Mapping } from './heading-mapping.js';
import { keptAfter } from './kept-mapping.js';
import type { ImportErrorView, PatientImportView } from './patient-import-view.js';

/** Errors in a response; the CSV file has all. */
const SHOWN_ERRORS = 1_000;
/** Imports in a list. */
const SHOWN_IMPORTS = 100;

const selectImports = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom('patient_import')
    .select(['id', 'file_name as fileName', 'dry_run as dryRun', 'status', 'rows', 'created', 'unchanged', 'failed'])
    .select(['created_at as createdAt', 'headings', 'completed', 'packages', 'undone_at as undoneAt', 'kept'])
    .select(
      sql<boolean>`(created + completed = 0 or dry_run or status = 'RUNNING'
        or exists (select from patient_import_record r where r.import_id = patient_import.id))`.as('isRecorded'),
    )
    .select(sql<number>`opening_due_paise::float8`.as('openingDue'))
    .select(sql<number>`opening_advance_paise::float8`.as('openingAdvance'));
type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];

const toView = ({ createdAt, undoneAt, ...row }: ImportRow, errors: ImportErrorView[]): PatientImportView => ({
  ...row,
  errors,
  createdAt: new Date(createdAt),
  undoneAt: undoneAt === null ? null : new Date(undoneAt),
});

/** Reads an import with its first errors. @throws AppError NOT_FOUND */
export async function requireImport(em: EntityManager, id: string): Promise<PatientImportView> {
  const found = await selectImports(em).where('id', '=', id).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND', reasonFor('IMPORT_NOT_FOUND'));
  return toView(found, await findErrors(em, id, SHOWN_ERRORS));
}

/** Finds the newest imports, without their errors. */
export async function findImports(em: EntityManager): Promise<PatientImportView[]> {
  const rows = await selectImports(em)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_IMPORTS)
    .execute();
  return rows.map((row) => toView(row, []));
}

/** Returns what is known of headings from former files. */
export async function findKeptMapping(em: EntityManager): Promise<Mapping> {
  const former = await em
    .getKysely<Tables>()
    .selectFrom('patient_import')
    .select(['mapping as given', 'kept_mapping as kept', 'dry_run as dryRun'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return former ? keptAfter(former) : {};
}

/** Finds the first errors of an import, by row; all of them without a limit. */
export async function findErrors(em: EntityManager, importId: string, limit?: number): Promise<ImportErrorView[]> {
  const all = em
    .getKysely<Tables>()
    .selectFrom('patient_import_error')
    .select(['row', 'heading as column', 'message'])
    .where('import_id', '=', importId)
    .orderBy('row')
    .orderBy('position');
  return (limit === undefined ? all : all.limit(limit)).execute();
}
