import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { askFor, billsOf, openLedger } from '../../test/ledger.fixture';

const consent = {
  __typename: 'ChannelConsent',
  channel: 'EMAIL',
  given: false,
  words: 'The clinic may send me bills.',
  reaches: true,
};
const papers = (channelConsents: object[]) => ({
  data: {
    channelConsents,
    bills: {
      __typename: 'BillConnection',
      edges: [
        { __typename: 'BillEdge', node: { __typename: 'Bill', id: 'b1', number: 'B/1', canceledReason: null } },
        { __typename: 'BillEdge', node: { __typename: 'Bill', id: 'b2', number: 'B/2', canceledReason: 'Twice' } },
      ],
    },
    paymentsConnection: { __typename: 'PaymentConnection', edges: [] },
  },
});

it('sends a bill that holds, once the patient says yes at the desk', async () => {
  const asked = await openLedger({
    Bills: billsOf(),
    SendablePapers: papers([consent]),
    SetPatientEmailConsent: { data: { setChannelConsent: { __typename: 'ChannelConsent', given: true } } },
    SendDocument: { data: { sendDocument: { __typename: 'Message', id: 'm', to: 'meera@example.org' } } },
  });
  const dialog = await askFor('Send', 'Send by e-mail');
  await userEvent.click(await dialog.findByLabelText('Document'));
  expect(screen.queryByText('Bill B/2')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByText('Bill B/1'));
  const box = dialog.getByRole('checkbox', { name: 'The clinic may send me bills.' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('It is on its way to meera@example.org.')).toBeVisible();
  expect(asked('SetPatientEmailConsent')).toHaveLength(1);
  expect(asked('SendDocument')).toEqual([{ input: { document: 'BILL', id: 'b1', channel: 'EMAIL' } }]);
});

it('says where the patient has no confirmed address, and asks for no consent', async () => {
  await openLedger({ Bills: billsOf(), SendablePapers: papers([{ ...consent, reaches: false }]) });
  const dialog = await askFor('Send', 'Send by e-mail');
  expect(await dialog.findByText(/no confirmed e-mail address/)).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(within(document.body).getByRole('button', { name: 'Statement', hidden: true })).toBeInTheDocument();
});

it('says that the documents could not be fetched, and fetches them again', async () => {
  let isAway = true;
  await openLedger({
    Bills: billsOf(),
    SendablePapers: () => (isAway ? refusal('The server is busy.', 'INTERNAL_ERROR') : papers([consent])),
  });
  const dialog = await askFor('Send', 'Send by e-mail');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch the documents');
  isAway = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Document')).toBeVisible();
});
