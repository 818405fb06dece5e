import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ImportFieldsFragment, ImportRowFragment } from './gql/generated';

const NOW = Date.parse('2026-03-10T06:30:00.000Z');
beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rowOf = (changes: Partial<ImportRowFragment> = {}) => ({
  __typename: 'PatientImport' as const,
  id: 'i1',
  fileName: 'patients.xlsx',
  dryRun: false,
  status: 'DONE' as const,
  rows: 5,
  created: 3,
  completed: 1,
  unchanged: 0,
  failed: 1,
  openingDue: 500_000,
  openingAdvance: 25_050,
  packages: 2,
  createdAt: '2026-03-09T06:30:00.000Z',
  undoneAt: null,
  kept: 0,
  isRecorded: true,
  ...changes,
});

it('lists imports with state and counts; a check, a running, an undone, an old and an unrecorded one cannot be undone', async () => {
  const imports = [
    rowOf({ id: 'i1', fileName: 'new.csv' }),
    rowOf({ id: 'i2', fileName: 'checked.csv', dryRun: true }),
    rowOf({ id: 'i3', fileName: 'running.csv', status: 'RUNNING' }),
    rowOf({ id: 'i4', fileName: 'undone.csv', undoneAt: '2026-03-09T08:30:00.000Z', kept: 1 }),
    rowOf({ id: 'i5', fileName: 'old.csv', createdAt: '2026-02-08T06:29:59.000Z' }),
    rowOf({ id: 'i6', fileName: 'former.csv', isRecorded: false }),
  ];
  renderRoute(
    '/admin/import',
    fakeServer({ Me: { data: { me: accounts.admin } }, PatientImports: { data: { patientImports: imports } } }),
  );
  const table = await screen.findByRole('table', { name: 'Imports' });
  expect(
    await within(table).findByRole('row', {
      name: /new\.csv.*Imported.*3 imported, 1 filled, 1 refused.*₹5,000.00 owed, ₹250\.50 paid in advance, 2 packages/,
    }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: /checked\.csv.*Checked only.*3 new/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /undone\.csv.*Undone on .*, 1 patient stayed/ })).toBeVisible();
  const buttons = within(table).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Undo the import of new.csv']);
});

it('undoes an import once what goes and what stays was confirmed, and says why it cannot', async () => {
  const answers = [refusal('An import can be undone for 30 days.', 'WRONG_STATE'), null];
  const imports = [rowOf()];
  renderRoute(
    '/admin/import',
    fakeServer({
      Me: { data: { me: accounts.admin } },
      PatientImports: () => ({ data: { patientImports: imports } }),
      UndoPatientImport: ({ id }) => {
        expect(id).toBe('i1');
        const undone = rowOf({ undoneAt: '2026-03-10T06:30:00.000Z', kept: 1 });
        return answers.shift() ?? { data: { undoPatientImport: undone } };
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of patients.xlsx' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the import' });
  expect(dialog).toHaveTextContent('3 patients imported, ₹5,000.00 owed, ₹250.50 paid in advance, 2 packages.');
  expect(dialog).toHaveTextContent('What goes: records that nobody has changed since');
  expect(dialog).toHaveTextContent('What stays: records that somebody or a later import has changed');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('An import can be undone for 30 days.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(
    await screen.findByText('2 patients of patients.xlsx were deleted; 1 patient changed since stays.'),
  ).toBeVisible();
});

it('asks what unknown headings mean, refuses one column twice, and sends the choice with the check and the import', async () => {
  const sent: FormData[] = [];
  const upload = async (_address: unknown, init: RequestInit) => {
    if (init.body instanceof FormData) sent.push(init.body);
    return Response.json({ data: { id: `i${sent.length}` } }, { status: 202 });
  };
  vi.stubGlobal('fetch', vi.fn(upload));
  const heading = (name: string, column: ImportFieldsFragment['headings'][number]['column']) => ({
    __typename: 'ImportHeading',
    heading: name,
    column,
  });
  const failed = { status: 'FAILED' as const, dryRun: true, rows: 0, created: 0, completed: 0, failed: 0 };
  const states = {
    i1: {
      ...rowOf(failed),
      errors: [],
      headings: [
        heading('Pt.', null),
        heading('Mob', null),
        heading('Age', 'AGE'),
        heading('mob.', null),
        heading('Ref', null),
      ],
    },
    i2: {
      ...rowOf({ id: 'i2', dryRun: true, failed: 0 }),
      errors: [],
      headings: [heading('Pt.', 'NAME'), heading('Mob', 'PHONE'), heading('Ref', null)],
    },
    i3: { ...rowOf({ id: 'i3' }), errors: [], headings: [] },
  };
  renderRoute(
    '/admin/import',
    fakeServer({
      Me: { data: { me: accounts.admin } },
      PatientImports: { data: { patientImports: [] } },
      PatientImport: ({ id }) => ({ data: { patientImport: states[id as keyof typeof states] } }),
    }),
  );
  const file = new File(['Pt.,Mob,Age'], 'patients.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('File'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  const columns = await screen.findByRole('region', { name: 'Columns of the file' });
  expect(columns).toHaveTextContent('3 headings are not known.');
  const choose = (name: string, column: string) =>
    userEvent.selectOptions(within(columns).getByRole('combobox', { name }), column);
  expect(within(columns).getByRole('combobox', { name: 'Age' })).toHaveValue('AGE');
  await choose('Pt. (not known)', 'Name');
  await choose('Mob (not known)', 'Name');
  await userEvent.click(within(columns).getByRole('button', { name: 'Check with these columns' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two columns are read as Name.');
  await choose('Mob (not known)', 'Phone');
  await userEvent.click(within(columns).getByRole('button', { name: 'Check with these columns' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 4 patients' }));
  expect(await screen.findByText('3 patients were imported.')).toBeVisible();
  expect(screen.getByText('Gaps of 1 patient from an earlier import were filled.')).toBeVisible();
  const checked = { 'Pt.': 'NAME', Mob: 'PHONE', Age: 'AGE', 'mob.': 'PHONE', Ref: null };
  expect(sent.map((form) => [form.get('dryRun'), form.get('mapping')])).toEqual([
    ['true', null],
    ['true', JSON.stringify(checked)],
    ['false', JSON.stringify({ 'Pt.': 'NAME', Mob: 'PHONE', Ref: null })],
  ]);
});
