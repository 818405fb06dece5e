import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ErasureRequestRowFragment } from './gql/generated';

const request = {
  __typename: 'DataRequest',
  id: 'q1',
  kind: 'ERASURE',
  words: 'Please erase all.',
  status: 'OPEN',
  receivedAt: '2026-11-01T11:00:00.000Z',
  dueOn: '2027-01-30',
  decidedAt: null,
  answer: null,
  eraseOn: null,
  erasedAt: null,
} as const;
const rowOf = (changes: Partial<ErasureRequestRowFragment> = {}) => ({
  __typename: 'ErasureRequest',
  request,
  patientId: 'p1',
  patientName: 'Asha Verma',
  daysLeft: 70,
  decidedBy: null,
  wouldEraseOn: null,
  version: 1,
  ...changes,
});

function openPage(rows: readonly object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    ErasureRequests: { data: { erasureRequests: rows } },
    ...answers,
  });
  renderRoute('/admin/data', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const row = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Request list' })).findByRole('row', { name });

it.each([
  [70, /30 Jan 2027, 70 days left/],
  [1, /30 Jan 2027, 1 day left/],
  [-2, /30 Jan 2027, 2 days late/],
])('a request with %i days left shows its clock', async (daysLeft, clock) => {
  openPage([rowOf({ daysLeft })]);
  expect(await row(/Asha Verma/)).toHaveTextContent(clock);
});

it('lists answered ones with who answered, and until when the law keeps the rest', async () => {
  const decided = { ...request, status: 'ACCEPTED', decidedAt: '2026-11-05T11:00:00.000Z', eraseOn: '2029-01-05' };
  const sent = openPage([rowOf({ request: decided as never, daysLeft: null, decidedBy: 'Ravi' })]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Answered' }));
  expect(await row(/Asha Verma/)).toHaveTextContent(/Accepted.*5 Nov 2026, Ravi.*erased from 5 Jan 2029 on/);
  expect(sent('ErasureRequests')).toContainEqual({ answered: true });
});

it('needs a reason to refuse, and sends the decision with the version that was read', async () => {
  const sent = openPage([rowOf({ wouldEraseOn: '2029-01-05' })], {
    DecideErasure: { data: { decideErasure: rowOf() } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer the erasure of Asha Verma' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the record is erased on/)).toHaveTextContent('5 Jan 2029');
  await userEvent.click(dialog.getByRole('radio', { name: 'Refuse' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await dialog.findByText('Answer is required')).toBeVisible();
  expect(sent('DecideErasure')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'You are in treatment.');
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('The request was refused.')).toBeVisible();
  expect(sent('DecideErasure')).toEqual([
    { input: { id: 'q1', decision: 'REFUSE', answer: 'You are in treatment.', version: 1 } },
  ]);
});
