import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { DueRowFragment } from './gql/generated';

const ageing = { __typename: 'Ageing', days0to30: 0, days31to60: 60_000, days61to90: 0, over90: 40_000 };
const due = (id: string, name: string, changes: Partial<DueRowFragment> = {}) => ({
  __typename: 'Due',
  patient: { __typename: 'PaymentPatient', id, patientId: `PT-00000${id.slice(1)}`, name },
  due: 100_000,
  ageing,
  oldestDay: '2026-08-01',
  remindedAt: null,
  notNow: null,
  ...changes,
});
const rows = [
  due('p1', 'Sunita Yadav'),
  due('p2', 'Ravi Das', { notNow: 'There is no mobile number to send it to.' }),
  due('p3', 'Meena Kumari'),
  { ...due('p4', ''), patient: null, notNow: 'The record was deleted.' },
];
const dues = (nodes: readonly object[]) => ({
  data: {
    dues: {
      __typename: 'DueConnection',
      edges: nodes.map((node, at) => ({ __typename: 'DueEdge', cursor: `c${at}`, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
      total: 400_000,
      ageing: { ...ageing, days31to60: 240_000, over90: 160_000 },
    },
  },
});
const result = (patientId: string, code: string | null) => ({
  __typename: 'DueReminder',
  patientId,
  messageId: code ? null : 'm1',
  code,
});

function openPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, Dues: dues(rows), ...answers });
  renderRoute('/admin/dues', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

it('shows what is due by age, of all and of each patient, and why one cannot be reminded', async () => {
  openPage();
  expect(await rowOf(/Sunita Yadav/)).toHaveTextContent(/PT-000001₹1,000\.00₹600\.00₹400\.001 Aug 2026Remind/);
  const ages = await screen.findAllByRole('definition');
  expect(ages.map(({ textContent }) => textContent)).toEqual(['₹4,000.00', '₹0.00', '₹2,400.00', '₹0.00', '₹1,600.00']);
  const silent = within(await rowOf(/Ravi Das/));
  expect(silent.getByText('There is no mobile number to send it to.')).toBeVisible();
  expect(silent.getByRole('checkbox')).toBeDisabled();
  expect(silent.queryByRole('button')).not.toBeInTheDocument();
  expect(await rowOf(/Deleted record/)).toHaveTextContent('The record was deleted.');
});

it('says once why nobody can be reminded, when the reason is the same for all', async () => {
  const closed = 'The clinic is not open yet, so no message can be sent.';
  openPage({ Dues: dues([due('p1', 'Sunita Yadav', { notNow: closed }), due('p2', 'Ravi Das', { notNow: closed })]) });
  expect(await screen.findByText(`No reminder can be sent now. ${closed}`)).toBeVisible();
  expect(await rowOf(/Ravi Das/)).not.toHaveTextContent(closed);
});

it('says of the only patient in the row why no reminder can go', async () => {
  const missing = 'There is no mobile number to send it to.';
  openPage({ Dues: dues([due('p2', 'Ravi Das', { notNow: missing })]) });
  expect(await rowOf(/Ravi Das/)).toHaveTextContent(missing);
  expect(screen.queryByText(/^No reminder can be sent now/)).not.toBeInTheDocument();
});

it('reminds one patient by one press in the row', async () => {
  const asked = openPage({ RemindDues: { data: { remindDues: [result('p1', null)] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind Sunita Yadav' }));
  expect(await screen.findByText('1 of 1 reminder will be sent.')).toBeVisible();
  expect(asked('RemindDues')).toEqual([{ patientIds: ['p1'] }]);
  await waitFor(() => expect(asked('Dues')).toHaveLength(2));
  expect(await rowOf(/Sunita Yadav/)).toHaveTextContent('Sent.');
});

it('reminds many who were chosen, and says of each what became of it', async () => {
  const asked = openPage({
    RemindDues: { data: { remindDues: [result('p1', null), result('p3', 'LIMIT_REACHED')] } },
  });
  expect(await screen.findByRole('button', { name: 'Remind the chosen' })).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind 2' }));
  expect(await screen.findByText('1 of 2 reminders will be sent.')).toBeVisible();
  expect(asked('RemindDues')).toEqual([{ patientIds: ['p1', 'p3'] }]);
  expect(await rowOf(/Meena Kumari/)).toHaveTextContent('Not sent: reminded within 72 hours.');
});

it('says why nobody was reminded, and keeps who was chosen', async () => {
  openPage({ RemindDues: refusal('The clinic is not open yet.', 'WRONG_STATE') });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Sunita Yadav' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind 1' }));
  expect(await screen.findByText(/The clinic is not open yet\./)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose Sunita Yadav' })).toBeChecked();
});

it('says that nobody owes', async () => {
  openPage({ Dues: dues([]) });
  expect(await screen.findByText('Nobody owes anything.')).toBeVisible();
});
