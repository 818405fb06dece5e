import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ImportFieldsFragment } from './gql/generated';

const answerOf = (changes: Partial<ImportFieldsFragment> = {}) => ({
  data: {
    patientImport: {
      __typename: 'PatientImport',
      id: 'i1',
      fileName: 'patients.xlsx',
      dryRun: true,
      status: 'DONE',
      rows: 5,
      created: 3,
      unchanged: 1,
      failed: 1,
      completed: 0,
      openingDue: 0,
      openingAdvance: 0,
      packages: 0,
      createdAt: '2026-03-10T06:30:00.000Z',
      undoneAt: null,
      kept: 0,
      isRecorded: true,
      headings: [],
      errors: [{ __typename: 'ImportError', row: 6, column: 'Phone', message: 'Please write ten digits.' }],
      ...changes,
    },
  },
});

/** Opens the page; the answers come one after the other, the last again and again. */
function openImport(answers: Parameters<typeof fakeServer>[0][string][], search = '?id=i1') {
  const [last] = answers.slice(-1);
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    PatientImports: { data: { patientImports: [] } },
    PatientImport: ({ id }) => {
      expect(id).toMatch(/^i\d$/);
      const answer = answers.shift() ?? last;
      if (typeof answer === 'function' || answer === undefined) throw new Error('no answer');
      return answer;
    },
  });
  return renderRoute(`/admin/import${search}`, server);
}
afterEach(() => vi.unstubAllGlobals());

it('shows how far an import is, also after a reload, until it is done', async () => {
  const running = { dryRun: false, status: 'RUNNING', created: 0, unchanged: 0, failed: 0, errors: [] } as const;
  openImport([
    answerOf({ ...running, rows: 0 }),
    answerOf({ ...running, rows: 1_200, created: 500 }),
    answerOf({ dryRun: false, rows: 1_200, created: 1_199, unchanged: 0 }),
  ]);
  expect(await screen.findByText('The file is about to be read…')).toBeVisible();
  expect(await screen.findByText('Importing: 500 of 1,200 rows', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '500');
  expect(await screen.findByText('1,199 patients were imported.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('1 row cannot be taken: see why below.')).toBeVisible();
  const records = screen.getByRole('link', { name: 'Open the patient records, newest first' });
  expect(records).toHaveAttribute('href', '/admin/patient-record');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('keeps showing how far it was while the server cannot be asked, says so, and goes on by itself', async () => {
  const running = { dryRun: false, status: 'RUNNING', rows: 1_200, unchanged: 0, failed: 0, errors: [] } as const;
  openImport([
    answerOf({ ...running, created: 500 }),
    ...Array.from({ length: 3 }, () => new TypeError('Failed to fetch')),
    answerOf({ dryRun: false, rows: 1_200, created: 1_199, unchanged: 0 }),
  ]);
  expect(await screen.findByText(/^The server cannot be asked at the moment/, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('Importing: 500 of 1,200 rows')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(await screen.findByText('1,199 patients were imported.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByText(/^The server cannot be asked/)).not.toBeInTheDocument();
});

it('a dry run whose file is no longer there asks for it again; its errors stand by row and column', async () => {
  openImport([answerOf()]);
  expect(await screen.findByRole('heading', { name: 'The file was checked' })).toBeVisible();
  expect(screen.getByText('3 patients are new.')).toBeVisible();
  expect(screen.getByText('1 patient is there already with the same data.')).toBeVisible();
  expect(screen.getByText(/^This page was opened anew since then.* choose patients\.xlsx above/)).toBeVisible();
  expect(screen.getByRole('row', { name: /6.*Phone.*Please write ten digits\./ })).toBeVisible();
});

it('says why a file cannot be taken, and which import is not there', async () => {
  const errors = [{ row: 1, column: null, message: 'This file is no spreadsheet.' }];
  openImport([answerOf({ status: 'FAILED', rows: 0, created: 0, unchanged: 0, failed: 0, errors })]);
  expect(await screen.findByRole('heading', { name: 'This file cannot be taken' })).toBeVisible();
  expect(screen.getByRole('row', { name: /The whole row.*This file is no spreadsheet\./ })).toBeVisible();
  openImport([refusal('There is no import with this id.', 'NOT_FOUND')], '?id=i2');
  expect(await screen.findByText(/There is no import with this id\./)).toBeVisible();
});

it('sends a file to be checked, and then the same file to be imported', async () => {
  const sent: FormData[] = [];
  const upload = async (_address: unknown, init: RequestInit) => {
    if (init.body instanceof FormData) sent.push(init.body);
    return Response.json({ data: { id: `i${sent.length}` } }, { status: 202 });
  };
  vi.stubGlobal('fetch', vi.fn(upload));
  const headings = (
    [
      ['Mob', 'PHONE'],
      ['Ref', null],
    ] as const
  ).map(([heading, column]) => ({ __typename: 'ImportHeading' as const, heading, column }));
  const router = openImport([answerOf({ failed: 0, errors: [], headings }), answerOf({ dryRun: false })], '');
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a file.');
  const file = new File(['Name,Phone'], 'patients.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 patients' }));
  expect(await screen.findByText('3 patients were imported.')).toBeVisible();
  expect(router.state.location.search).toBe('?id=i2');
  expect(sent.map((form) => [form.get('dryRun'), (form.get('file') as File).name, form.get('mapping')])).toEqual([
    ['true', 'patients.csv', null],
    ['false', 'patients.csv', '{"Mob":"PHONE","Ref":null}'],
  ]);
});
