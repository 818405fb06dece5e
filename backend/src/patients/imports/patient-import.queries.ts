import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../app/entities.js';
import type { ImportErrorView, PatientImportView } from './patient-import-view.js';

/** How many errors an answer shows; the file has them all. */
const SHOWN_ERRORS = 1_000;

/** An import with its first errors; undefined when there is none with this id. */
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

/** Why rows were not taken, by row. */
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
