import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';
import type { ImportErrorView, PatientImportView } from './patient-import-view.js';

/** Errors in a response; the CSV file has all. */
const SHOWN_ERRORS = 1_000;

/** Finds an import with its first errors; undefined for an unknown id. */
export async function findImport(em: EntityManager, id: string): Promise<PatientImportView | undefined> {
  const found = await em
    .getKysely<Tables>()
    .selectFrom('patient_import')
    .select(['id', 'file_name as fileName', 'dry_run as dryRun', 'status', 'rows', 'created', 'unchanged', 'failed'])
    .select('created_at as createdAt')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const errors = await findErrors(em, id, SHOWN_ERRORS);
  return { ...found, errors, createdAt: new Date(found.createdAt) };
}

/** Finds the errors of an import, by row. */
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
