import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { card, openPatient, plan, recordWith } from '../../test/patient-care.fixture';

const passage = {
  __typename: 'GatePassage',
  fromPhase: 1,
  confirmedAt: '2026-11-18T05:00:00.000Z',
  confirmedBy: 'Kavya Rao',
  deviations: [],
};
const link = {
  __typename: 'ReportLink',
  id: 'l1',
  createdAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2999-11-27T05:00:00.000Z',
  revokedAt: null,
  openings: [{ __typename: 'ReportOpening', openedAt: '2026-11-20T06:00:00.000Z' }],
};
const reportsWith = (links: object[]) => ({
  data: {
    phaseReports: [{ __typename: 'PhaseReport', id: 'x1', fromPhase: 1, createdAt: '2026-11-18T05:00:00.000Z', links }],
  },
});
const open = (answers: Parameters<typeof openPatient>[0]) =>
  openPatient({ BenchPatient: () => recordWith(plan({ passages: [passage] })), ...answers });

it('shows no reports before a phase was left', async () => {
  const { asked } = openPatient();
  await card('Leaving phase 1');
  expect(screen.queryByRole('region', { name: 'Reports of phases' })).toBeNull();
  expect(asked('PhaseReports')).toEqual([]);
});

it('creates a link, shows its address once, and keeps the dialog open when the patient has not allowed it', async () => {
  let answer: ReturnType<typeof refusal> = refusal('The patient has not allowed that.', 'CONSENT_MISSING');
  const { asked } = open({ PhaseReports: reportsWith([]), CreateReportLink: () => answer });
  const reports = await card('Reports of phases');
  expect(await reports.findByRole('link', { name: 'Open the report of phase 1' })).toHaveAttribute(
    'href',
    '/api/v1/recovery/reports/x1/pdf',
  );
  await userEvent.click(reports.getByRole('button', { name: 'Create a link to the report of phase 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link to the report of phase 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create the link' }));
  expect(await dialog.findByText(/The patient has not allowed that\./)).toBeVisible();
  answer = {
    data: {
      createReportLink: {
        __typename: 'CreatedReportLink',
        url: 'https://clinic.example/r/abc',
        link: { __typename: 'ReportLink', id: 'l9' },
      },
    },
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Create the link' }));
  const made = within(await screen.findByRole('dialog', { name: 'Copy the link now' }));
  expect(made.getByText('https://clinic.example/r/abc')).toBeVisible();
  expect(asked('CreateReportLink')[1]).toEqual({ reportId: 'x1', expiresInMinutes: 10_080 });
});

it('lists links with their openings, and revokes a live one', async () => {
  const { asked } = open({
    PhaseReports: reportsWith([link, { ...link, id: 'l2', revokedAt: '2026-11-21T05:00:00.000Z', openings: [] }]),
    RevokeReportLink: { data: { revokeReportLink: { ...link, revokedAt: '2026-11-22T05:00:00.000Z' } } },
  });
  const reports = await card('Reports of phases');
  const list = within(await reports.findByRole('list', { name: 'Links to the report of phase 1' }));
  expect(list.getByText(/^Link of 20 Nov 2026.*Opened once, last 20 Nov 2026/)).toBeVisible();
  expect(list.getByText(/^Link revoked 21 Nov 2026.*Not opened\.$/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /^Revoke/ }));
  expect(await screen.findByText('The link was revoked.')).toBeVisible();
  expect(asked('RevokeReportLink')).toEqual([{ id: 'l1' }]);
});
