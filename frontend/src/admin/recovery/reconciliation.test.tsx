import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const found = (differences: object[] = []) => ({
  __typename: 'Reconciliation',
  at: '2026-11-20T20:30:00.000Z',
  plans: 12,
  events: 340,
  differences,
});
const difference = { __typename: 'Difference', planId: 'n1', what: 'sessions done', fromEvents: 7, shown: 8 };

function open(answers: Parameters<typeof fakeServer>[0]) {
  renderRoute('/admin/reconciliation', fakeServer({ Me: { data: { me: accounts.admin } }, ...answers }));
}
const compare = async () => userEvent.click(await screen.findByRole('button', { name: 'Compare now' }));

it('compares when asked, and lists what differs beside what the night found', async () => {
  open({
    LastReconciliation: { data: { lastReconciliation: found() } },
    ReconcileSessions: { data: { reconcileSessions: found([difference]) } },
  });
  expect(await screen.findByText(/12 plans with 340 events compared, all counts agree/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await compare();
  expect(await screen.findByText(/one count differs. Nothing was mended/)).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Differences' })).getAllByRole('row');
  expect(row).toHaveTextContent(/n1.*sessions done.*7.*8/);
});

it('says that no night was compared yet, and why it could not be compared now', async () => {
  open({
    LastReconciliation: { data: { lastReconciliation: null } },
    ReconcileSessions: refusal('Something went wrong.', 'INTERNAL'),
  });
  expect(await screen.findByText('No night has been compared yet.')).toBeVisible();
  await compare();
  expect(await screen.findByText(/The counts could not be compared/)).toBeVisible();
});
