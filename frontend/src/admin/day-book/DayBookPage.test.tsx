import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { DayBookQuery, DayCloseRowFragment } from './gql/generated';

const close = (changes: Partial<DayCloseRowFragment> = {}) => ({
  __typename: 'DayClose',
  day: '2026-03-09',
  expected: 60_000,
  counted: 59_000,
  difference: -1_000,
  banked: 50_000,
  note: 'A note was torn',
  closedBy: 'Asha Verma',
  closedAt: '2026-03-09T14:30:00.000Z',
  ...changes,
});
const line = {
  __typename: 'DayBookLine',
  id: '0199aaaa-0000-7000-8000-0000000000f1',
  kind: 'PAYMENT',
  at: '2026-03-10T06:30:00.000Z',
  number: '2025-26/000012',
  patient: { __typename: 'PaymentPatient', id: 'p1', patientId: 'PT-000007', name: 'Sunita Yadav' },
  method: 'CASH',
  amount: 80_000,
  enteredBy: 'Reema Das',
};
const book = (changes: Partial<DayBookQuery['dayBook']> = {}) => ({
  __typename: 'DayBook',
  day: '2026-03-10',
  lines: [
    line,
    {
      ...line,
      id: '0199aaaa-0000-7000-8000-0000000000f2',
      kind: 'REFUND',
      number: 'RF/2025-26/00003',
      amount: -5_000,
      patient: null,
      enteredBy: null,
    },
  ],
  methods: [{ __typename: 'MethodTotal', method: 'CASH', received: 80_000, refunded: 5_000 }],
  charged: 120_000,
  credited: 1_000,
  cash: { __typename: 'CashCount', opening: 9_000, received: 80_000, refunded: 5_000, expected: 84_000 },
  close: null,
  ...changes,
});

function openPage(answers: Parameters<typeof fakeServer>[0] = {}, path = '/admin/day-book?day=2026-03-10') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    DayBook: { data: { dayBook: book() } },
    DayCloses: { data: { dayCloses: [close(), close({ day: '2026-03-08', difference: 0, note: null })] } },
    ...answers,
  });
  renderRoute(path, server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const closing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close the day' }));
  return within(await screen.findByRole('dialog', { name: 'Close 10 Mar 2026' }));
};

it('shows what came and went, by whom, and what should be in the drawer', async () => {
  const asked = openPage();
  expect(
    await screen.findByRole('row', { name: /Sunita Yadav.*Receipt 2025-26\/000012.*Cash.*₹800\.00.*Reema Das/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /N\/A.*Refund RF\/2025-26\/00003.*-₹50\.00.*–/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sunita Yadav' })).toHaveAttribute('href', '/admin/patients/PT-000007');
  const cash = within(screen.getByRole('region', { name: 'Cash' }));
  expect(cash.getByText('In the drawer now').nextSibling).toHaveTextContent('₹840.00');
  expect(
    within(screen.getByRole('region', { name: 'The day' })).getByText('Money of the day').nextSibling,
  ).toHaveTextContent('₹750.00');
  expect(asked('DayBook')).toEqual([{ day: '2026-03-10' }]);
});

it('closes the day by the count alone when nothing differs', async () => {
  const asked = openPage({ CloseDay: { data: { closeDay: close({ day: '2026-03-10' }) } } });
  const dialog = await closing();
  expect(dialog.queryByLabelText(/Cash before/)).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Counted cash in rupees'), '840');
  expect(dialog.getByText('The count is as expected.')).toBeVisible();
  expect(dialog.queryByLabelText('Why it differs')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('10 Mar 2026 is closed.')).toBeVisible();
  expect(asked('CloseDay')).toEqual([{ day: '2026-03-10', counted: 84_000, banked: 0, note: null }]);
  expect(asked('DayBook').length).toBeGreaterThan(1);
});

it('shows the difference before closing, and asks why', async () => {
  const asked = openPage({ CloseDay: { data: { closeDay: close({ day: '2026-03-10' }) } } });
  const dialog = await closing();
  await userEvent.type(dialog.getByLabelText('Counted cash in rupees'), '830.50');
  expect(dialog.getByText('₹9.50 missing.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await dialog.findByText('Say why the count differs')).toBeVisible();
  expect(asked('CloseDay')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Why it differs'), 'Tea for a visitor');
  await userEvent.type(dialog.getByLabelText(/To the bank/), '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
  await screen.findByText('10 Mar 2026 is closed.');
  expect(asked('CloseDay')).toEqual([
    { day: '2026-03-10', counted: 83_050, banked: 50_000, note: 'Tea for a visitor' },
  ]);
});

it('asks at the first close what was in the drawer before', async () => {
  const asked = openPage({
    DayCloses: { data: { dayCloses: [] } },
    CloseDay: { data: { closeDay: close({ day: '2026-03-10' }) } },
  });
  expect(await screen.findByText('No day was closed yet.')).toBeVisible();
  const dialog = await closing();
  await userEvent.type(dialog.getByLabelText(/Cash before/), '100');
  await userEvent.type(dialog.getByLabelText('Counted cash in rupees'), '940');
  expect(dialog.getByText('The count is as expected.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
  await screen.findByText('10 Mar 2026 is closed.');
  expect(asked('CloseDay')).toMatchObject([{ openingCash: 10_000, counted: 94_000 }]);
});

it('opens the last close again, and no other, with a reason', async () => {
  const asked = openPage({ ReopenDay: { data: { reopenDay: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions on 9 Mar 2026' }));
  expect(screen.queryByRole('button', { name: 'More actions on 8 Mar 2026' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open 9 Mar 2026 again' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A bill was forgotten');
  await userEvent.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('9 Mar 2026 is open again.')).toBeVisible();
  expect(asked('ReopenDay')).toEqual([{ day: '2026-03-09', reason: 'A bill was forgotten' }]);
});

it('of a closed day shows its close, and no way to close it', async () => {
  openPage({ DayBook: { data: { dayBook: book({ close: close({ day: '2026-03-10' }) }) } } });
  expect(await screen.findByText(/Closed, ₹10\.00 missing, by Asha Verma/)).toHaveTextContent('A note was torn');
  expect(screen.queryByRole('button', { name: 'Close the day' })).not.toBeInTheDocument();
});
