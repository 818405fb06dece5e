import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';

const reportOf = (id: string, changes: object = {}, document: object = {}) => ({
  __typename: 'ProgressReport',
  id,
  content: 'Left knee bends to 95°',
  createdAt: '2026-03-09T06:30:00.000Z',
  ...changes,
  document: {
    __typename: 'SignedDocument',
    id: `d-${id}`,
    signedByName: 'Asha Verma',
    replacesReportId: null,
    replacedByReportId: null,
    reason: null,
    ...document,
  },
});
const former = reportOf('r1', {}, { replacedByReportId: 'r2' });
const newer = reportOf(
  'r2',
  { content: 'Right knee bends to 95°', createdAt: '2026-03-10T06:30:00.000Z' },
  { replacesReportId: 'r1', reason: 'Wrong side' },
);
const answerOf = (progressReports: readonly object[], deletedAt: string | null = null): Answer => ({
  data: {
    patientOverview: {
      __typename: 'PatientOverview',
      patient: { __typename: 'Patient', id: 'p1' },
      deletedAt,
      progressReports,
    },
  },
});

async function openReports(answers: Parameters<typeof openPage>[0] = {}) {
  const { calls } = openPage(
    { ...pageOf(overview), ProgressReports: answerOf([newer, former]), ...answers },
    '?tab=reports',
  );
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { asked, part: within(await screen.findByRole('region', { name: 'Reports' })) };
}

it('says that the reports could not be fetched, and fetches them again', async () => {
  const answers: Answer[] = [new TypeError('no'), answerOf([newer])];
  const { part } = await openReports({ ProgressReports: () => answers.shift() ?? answerOf([newer]) });
  expect(await part.findByText(/^Failed to fetch the reports/)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByRole('list', { name: 'Progress reports' })).toBeVisible();
});

it('shows who signed, and of a replaced report when and why, so that nobody treats by it', async () => {
  const { part } = await openReports();
  const [first, second] = await part.findAllByRole('listitem');
  if (!first || !second) throw new Error('two reports were expected');
  expect(first).toHaveTextContent('10 Mar 2026, 12:00 pm IST, Asha Verma');
  expect(first).not.toHaveTextContent('Replaced');
  expect(second).toHaveTextContent('Replaced on 10 Mar 2026, 12:00 pm IST. Reason: Wrong side');
  // The one that replaced it is written anew instead.
  expect(part.getAllByRole('button', { name: /^Write anew/ })).toHaveLength(1);
});

it('of a deleted record are only read', async () => {
  const { part } = await openReports({ ProgressReports: answerOf([newer], '2026-03-11T06:30:00.000Z') });
  expect(await part.findByRole('listitem')).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
});

it('writes a report anew with a reason, keeps what was typed when that is refused, and sends it once', async () => {
  const answers: Answer[] = [
    refusal('This report was replaced already.', 'WRONG_STATE'),
    { data: { amendProgressReport: newer } },
  ];
  const { part, asked } = await openReports({
    ProgressReports: answerOf([reportOf('r1')]),
    AmendProgressReport: () => answers.shift() ?? new TypeError('no'),
  });
  await userEvent.click(await part.findByRole('button', { name: /^Write anew/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write the report anew' }));
  const content = dialog.getByLabelText('Report');
  expect(content).toHaveValue('Left knee bends to 95°');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign the new report' }));
  expect(await dialog.findByText(/must have 3 to 500 characters/)).toBeVisible();
  expect(asked('AmendProgressReport')).toEqual([]);
  await userEvent.clear(content);
  await userEvent.type(content, 'Right knee bends to 95°');
  await userEvent.type(dialog.getByLabelText('Why it replaces the former one'), 'Wrong side');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign the new report' }));
  expect(await dialog.findByText(/This report was replaced already/)).toBeVisible();
  expect(content).toHaveValue('Right knee bends to 95°');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign the new report' }));
  expect(await screen.findByText('The new report was signed. It replaces the former one.')).toBeVisible();
  expect(asked('AmendProgressReport')).toEqual(
    Array.from({ length: 2 }, () => ({ id: 'r1', content: 'Right knee bends to 95°', reason: 'Wrong side' })),
  );
});
