import { insertAdmin, freshPhone } from './builders.js';
import { importForm } from './import-access.js';
import type { TestApp } from './test-app.js';

/** An import as the calls return it. */
export interface ShownImport {
  id: string;
  status: string;
  rows: number;
  created: number;
  completed: number;
  unchanged: number;
  failed: number;
  openingDue: number;
  openingAdvance: number;
  packages: number;
  undoneAt: string | null;
  undone: number;
  kept: number;
  isRecorded: boolean;
  errors: { row: number; column: string | null; message: string }[];
  headings: { heading: string; column: string | null }[];
}

/** Imports of files, by an admin of their own. */
export async function importCalls(app: TestApp) {
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const send = (file: string, options = {}) =>
    admin.rest<{ data: ShownImport; fields?: Record<string, string> }>(
      'POST',
      '/admin/patients/imports',
      importForm(file, options),
    );
  const look = async (id: string) =>
    (await admin.rest<{ data: ShownImport }>('GET', `/admin/patients/imports/${id}`)).body.data;
  return {
    admin,
    send,
    look,
    /** Sends a file of these lines, and lets the worker deal with it. */
    run: async (lines: readonly string[], options = {}): Promise<ShownImport> => {
      const { body } = await send(lines.join('\n'), options);
      await app.application.importPatients();
      return look(body.data.id);
    },
    undo: async (id: string) => {
      const { body } = await admin.graphql<{ done: ShownImport }>(
        'mutation ($id: ID!) { done: undoPatientImport(id: $id) { id undoneAt undone kept created } }',
        { id },
      );
      const [error] = body.errors ?? [];
      return { done: body.data?.done, error: error && { code: error.extensions.code, message: error.message } };
    },
    list: async () =>
      (await admin.graphql<{ patientImports: { id: string }[] }>('{ patientImports { id } }')).body.data
        ?.patientImports,
  };
}

/** A new mobile number as people write it. */
export const newMobile = (): string => freshPhone().slice(3);
