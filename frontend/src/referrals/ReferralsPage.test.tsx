import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import type { ReferralRowFragment } from './gql/generated';

const row = (changes: Partial<ReferralRowFragment> = {}) => ({
  __typename: 'Referral',
  id: 'f1',
  status: 'ACTIVE' as const,
  patientNumber: 'PT-000012',
  patientName: 'Asha Verma',
  clientName: 'City Hospital',
  reason: 'Knee replacement',
  priority: 'ROUTINE' as const,
  service: null,
  bodySites: [],
  notes: [],
  requester: 'Dr Rao',
  authoredAt: '2026-11-18T11:00:00.000Z',
  decidedAt: null,
  declineReason: null,
  documentCount: 0,
  ...changes,
});

const pageOf = (rows: readonly ReferralRowFragment[], endCursor: string | null = null): Answer => ({
  data: {
    referrals: {
      __typename: 'ReferralConnection',
      edges: rows.map((node) => ({ __typename: 'ReferralEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

function openPage(
  referrals: Parameters<typeof fakeServer>[0][string],
  search = '',
  mutations: Record<string, Answer> = {},
) {
  return open('/admin/referrals', 'admin', { Referrals: referrals, ...mutations }, search);
}

function open(path: string, role: 'admin' | 'reception', answers: Parameters<typeof fakeServer>[0], search = '') {
  const server = fakeServer({ Me: { data: { me: accounts[role] } }, ...answers });
  const router = renderRoute(`${path}${search}`, server);
  const sent = (name: string) =>
    server.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  return { router, sent };
}

describe('the referrals', () => {
  it('say whom a hospital sends and why, lead to the record, and offer an answer to those that wait alone', async () => {
    openPage(pageOf([row(), row({ id: 'f2', patientName: '', status: 'DECLINED', declineReason: 'We are full' })]));
    await screen.findByText('We are full');
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/Asha Verma.*City Hospital.*Dr Rao.*Knee replacement.*18 Nov 2026.*Waiting/);
    expect(screen.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/admin/patients/PT-000012');
    expect(screen.getByRole('button', { name: 'Accept Asha Verma' })).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('say how urgent each is, in words, and what the hospital asks for, where, and what it notes', async () => {
    const said = {
      service: 'Physical therapy (SNOMED CT 91251008)',
      bodySites: ['Left knee'],
      notes: ['No weight yet'],
    };
    openPage(pageOf([row({ priority: 'STAT', ...said }), row({ id: 'f2', patientName: 'Ravi Kumar' })]));
    await screen.findByText('Ravi Kumar');
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(
      /At once.*Knee replacement.*Asks for: Physical therapy \(SNOMED CT 91251008\).*Where: Left knee.*Note: No weight yet/,
    );
    expect(second).toHaveTextContent(/Routine.*Knee replacement/);
    expect(second).not.toHaveTextContent(/Asks for|Where|Note/);
    await userEvent.click(screen.getByRole('button', { name: 'Accept Asha Verma' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Where: Left knee.*Note: No weight yet/);
  });

  it('are narrowed by what the address says', async () => {
    const { sent } = openPage(pageOf([row()]), '?state=waiting');
    await screen.findByText('Asha Verma');
    expect(sent('Referrals')).toEqual([{ first: 20, isWaiting: true }]);
  });

  it('go on where the page before ended, and say which of them are shown', async () => {
    const first = Array.from({ length: 20 }, (_, at) => row({ id: `f${at}`, patientName: `Patient ${at}` }));
    const { router, sent } = openPage(
      ({ after }) => (after === 'c1' ? pageOf([row({ id: 'g1', patientName: 'Ravi Kumar' })]) : pageOf(first, 'c1')),
      '?state=waiting',
    );
    expect(await screen.findByText('Referrals 1 to 20, the newest first')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Ravi Kumar')).toBeVisible();
    expect(screen.queryByText('Patient 0')).not.toBeInTheDocument();
    expect(screen.getByText('Referrals 21 to 21, the newest first')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(sent('Referrals')).toEqual([
      { first: 20, isWaiting: true },
      { first: 20, after: 'c1', isWaiting: true },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Patient 0')).toBeVisible();
    expect(router.state.location.search).toBe('?state=waiting');
  });

  it('are declined with a reason, which stays when the server refuses', async () => {
    const refusal = { errors: [{ message: 'This referral was decided.', extensions: { code: 'WRONG_STATE' } }] };
    const { sent } = openPage(pageOf([row()]), '', { DeclineReferral: refusal as Answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline Asha Verma' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(sent('DeclineReferral')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'We are full');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sent('DeclineReferral')).toEqual([{ id: 'f1', reason: 'We are full' }]));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to decline the referral');
    expect(dialog.getByLabelText('Reason')).toHaveValue('We are full');
  });

  it('say when there is none, and why they could not be loaded', async () => {
    openPage(pageOf([]));
    expect(await screen.findByText('No hospital has sent a patient yet.')).toBeVisible();
    openPage(new TypeError('no'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the referrals');
  });

  it('show the front desk how urgent each is, without a column of reasons and without documents', async () => {
    const unsaid = { reason: '', requester: null, priority: 'URGENT' as const, documentCount: 2 };
    open('/desk/referrals', 'reception', { Referrals: pageOf([row(unsaid)]) });
    expect(await screen.findByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/desk/patients/PT-000012');
    const [head, first] = screen.getAllByRole('row');
    expect(head).toHaveTextContent('PatientHospitalPriorityWhenStatusActions');
    expect(first).toHaveTextContent(/City Hospital.*Urgent.*Waiting/);
    expect(screen.queryByRole('button', { name: /^Documents/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Accept Asha Verma' })).toBeVisible();
  });
});
