import { admins, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertAdmin, insertImport } from './builders.js';
import type { Row } from './call-row.js';
import type { RestCall } from './rest-call.js';
import { anyText, anyUuid } from './rest-shapes.js';
import type { Sql } from './test-app.js';

/** A form with a file of patients. */
export function importForm(
  file: Uint8Array | string,
  { dryRun = 'false', name = 'patients.csv', mapping }: { dryRun?: string; name?: string; mapping?: string } = {},
): FormData {
  const form = new FormData();
  form.set('dryRun', dryRun);
  if (mapping !== undefined) form.set('mapping', mapping);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return form;
}

const someImport = async (sql: Sql) => (await insertImport(sql, (await insertAdmin(sql)).id)).id;
const atSome =
  (rest = ''): RestCall =>
  async ({ app }) => ({ path: `/admin/patients/imports/${await someImport(app.sql)}${rest}` });
const ONE_PATIENT = 'Name,Phone\nAsha Verma,9812300001\n';

/** The rows of imports in the access matrix. */
export const importRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /admin/patients/imports': [admins, 202, async () => ({ body: importForm(ONE_PATIENT) })],
  'get /admin/patients/imports/template.csv': [admins, 200],
  'get /admin/patients/imports/:id': [admins, 200, atSome()],
  'get /admin/patients/imports/:id/errors.csv': [admins, 200, atSome('/errors.csv')],
};

/** The same of GraphQL. */
export const importTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.patientImport': [
    admins,
    async ({ app }) => ['query ($id: ID!) { patientImport(id: $id) { status } }', { id: await someImport(app.sql) }],
  ],
  'Query.patientImports': [admins, async () => ['{ patientImports { id } }']],
  'Mutation.undoPatientImport': [
    admins,
    async ({ app }) => [
      'mutation ($id: ID!) { undoPatientImport(id: $id) { undoneAt } }',
      {
        id: (await insertImport(app.sql, (await insertAdmin(app.sql)).id, { created: 0, created_at: app.clock.now() }))
          .id,
      },
    ],
  ],
};

const importShape = (fields: object) => ({
  data: {
    id: anyUuid,
    fileName: 'patients.csv',
    dryRun: false,
    status: 'RUNNING',
    rows: 0,
    created: 0,
    unchanged: 0,
    failed: 0,
    errors: [],
    createdAt: anyText,
    headings: [],
    completed: 0,
    openingDue: 0,
    openingAdvance: 0,
    packages: 0,
    undoneAt: null,
    undone: 0,
    kept: 0,
    isRecorded: true,
    ...fields,
  },
});

/** What is called to import patients (clinic §7). */
export const importRows: Row[] = [
  [
    'POST',
    '/admin/patients/imports',
    'admin',
    async () => ({ body: importForm(ONE_PATIENT, { dryRun: 'true' }) }),
    202,
    importShape({ dryRun: true }),
  ],
  [
    'GET',
    '/admin/patients/imports/template.csv',
    'admin',
    undefined,
    200,
    'Name,Phone,Age,Date of birth,Gender,Diagnosis,Address,Emergency,Blood group,Old number,Opening balance,Sessions left,Valid until\r\n',
  ],
  [
    'GET',
    '/admin/patients/imports/:id',
    'admin',
    async ({ app }) => ({ path: `/admin/patients/imports/${await someImport(app.sql)}` }),
    200,
    importShape({ isRecorded: false, status: 'DONE', rows: 1, created: 1 }),
  ],
  [
    'GET',
    '/admin/patients/imports/:id/errors.csv',
    'admin',
    async ({ app }) => ({ path: `/admin/patients/imports/${await someImport(app.sql)}/errors.csv` }),
    200,
    'Row,Column,What to do\r\n',
  ],
];
