import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { refusal, type fakeServer } from '../../../test/fake-server';
import { openAs, profileOf, stopTheClock } from '../../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

const link = (changes: object = {}) => ({
  id: 'l1',
  createdAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2026-11-27T05:00:00.000Z',
  revokedAt: null,
  openings: [],
  ...changes,
});
const reportsWith = (links: object[], given = true) => ({
  data: {
    myConsents: [{ purpose: 'SHARE_REPORTS', given }],
    phaseReports: [{ id: 'x1', fromPhase: 2, createdAt: '2026-11-18T05:00:00.000Z', links }],
  },
});
const open = (answers: Answers) =>
  openAs(profileOf(), '/user/reports', {
    OwnReportsPlan: { data: { myPlan: { id: 'r1', kind: 'PROTOCOL' } } },
    ...answers,
  });

beforeEach(() => stopTheClock());

it('lists the reports with a link to the page, and who opened it when', async () => {
  const openings = [{ openedAt: '2026-11-21T03:30:00.000Z' }, { openedAt: '2026-11-20T06:00:00.000Z' }];
  open({ OwnReports: reportsWith([link({ openings }), link({ id: 'l2', revokedAt: '2026-11-19T05:00:00.000Z' })]) });
  expect(await screen.findByRole('link', { name: 'Open: Phase 2, 18 Nov 2026' })).toHaveAttribute(
    'href',
    '/api/v1/recovery/reports/x1/pdf',
  );
  const links = within(screen.getByRole('list', { name: 'Links to the report of phase 2' })).getAllByRole('listitem');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Link of 20 Nov 2026, 10:30 am IST, until 27 Nov 2026, 10:30 am IST\. Opened 2 times, last 21 Nov 2026, 9:00 am IST\./,
    ),
    expect.stringMatching(/^This link has opened nothing since 19 Nov 2026, 10:30 am IST\./),
  ]);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
});

it('revokes a link, and says so when that fails', async () => {
  let answer: Answers[string] = refusal('Please try again later.', 'INTERNAL');
  const { server } = open({ OwnReports: reportsWith([link()]), RevokeOwnLink: () => answer as never });
  const revoke = () => userEvent.click(screen.getByRole('button', { name: /^Revoke/ }));
  await screen.findByRole('button', { name: /^Revoke/ });
  await revoke();
  expect(await screen.findByText(/This could not be saved/)).toBeVisible();
  answer = { data: { revokeReportLink: { id: 'l1' } } };
  await revoke();
  expect(await screen.findByText('The link opens nothing any more.')).toBeVisible();
  expect(server.calls.filter(({ operation }) => operation === 'RevokeOwnLink')).toHaveLength(2);
});

it('gives the consent and takes it back by one box', async () => {
  const { server } = open({
    OwnReports: reportsWith([], false),
    SetSharing: { data: { setConsent: { given: true } } },
  });
  const box = await screen.findByRole('checkbox', { name: 'The clinic may send my reports to my doctor' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText('The clinic may send your reports to your doctor.')).toBeVisible();
  expect(server.calls.find(({ operation }) => operation === 'SetSharing')?.variables).toEqual({ given: true });
});

it('says that there are reports only with a plan', async () => {
  open({ OwnReportsPlan: { data: { myPlan: null } } });
  expect(await screen.findByText('There are reports only with a recovery plan.')).toBeVisible();
});
