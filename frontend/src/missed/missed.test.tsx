import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const missed = (changes: object = {}) => ({
  __typename: 'MissedSession',
  planId: 'n1',
  number: 3,
  patient: { __typename: 'AppointmentPatient', id: 'p1', patientId: 'PT-000101', name: 'Ramesh Gupta' },
  missedAt: '2026-11-19T05:00:00.000Z',
  reason: 'Fever',
  offer: null,
  ...changes,
});
const slots = ['2026-11-24T04:30:00.000Z', '2026-11-25T04:30:00.000Z', '2026-11-26T04:30:00.000Z'];
const offer = {
  __typename: 'SlotOffer',
  id: 'o1',
  slots,
  expiresAt: '2026-11-23T06:30:00.000Z',
};

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, ...answers });
  renderRoute('/admin/missed', server);
  return (operation: string) => server.calls.filter((call) => call.operation === operation);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('offers three times in one click, and books the one that is said on the phone', async () => {
  let rows = [missed(), missed({ planId: 'n2', reason: null })];
  const asked = open({
    MissedSessions: () => ({ data: { missedSessions: rows } }),
    OfferSlots: () => {
      rows = [missed({ offer }), ...rows.slice(1)];
      return { data: { offerSlots: offer } };
    },
    AcceptSlotFor: () => {
      rows = rows.slice(1);
      return { data: { acceptSlot: { __typename: 'Appointment', id: 'a9', appointmentDate: slots[1] } } };
    },
  });
  await screen.findByText('Fever');
  const [row] = (await screen.findAllByRole('row')).slice(1);
  if (!row) throw new Error('there is no row');
  expect(within(row).getByRole('link', { name: 'Ramesh Gupta' })).toHaveAttribute('href', '/admin/patients/p1');
  expect(within(row).getByText('Fever')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Offer three times to Ramesh Gupta' }));
  expect(await within(row).findAllByRole('button')).toHaveLength(3);
  expect(asked('OfferSlots')[0]?.variables).toEqual({ planId: 'n1', number: 3 });
  expect(screen.getByText(/can choose one of three times for 48 hours/)).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: /25 Nov/ }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(asked('AcceptSlotFor')[0]?.variables).toEqual({ offerId: 'o1', startsAt: slots[1] });
});

it('says why times could not be offered, and can be tried again', async () => {
  open({
    MissedSessions: { data: { missedSessions: [missed()] } },
    OfferSlots: refusal('There are no three free times ahead. Please book the session by hand.', 'WRONG_STATE'),
  });
  await press('Offer three times to Ramesh Gupta');
  expect(await screen.findByText(/no three free times ahead/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offer three times to Ramesh Gupta' })).toBeEnabled();
});

it('says that there is nothing to make up, or that it could not be read', async () => {
  let times = 0;
  open({
    MissedSessions: () => {
      times += 1;
      return times === 1 ? new TypeError('Failed to fetch') : { data: { missedSessions: [] } };
    },
  });
  expect(await screen.findByText(/Failed to fetch the missed sessions/)).toBeVisible();
  expect(screen.queryByText('Nothing to make up.')).toBeNull();
  await press(/Try again|Retry/);
  expect(await screen.findByText('Nothing to make up.')).toBeVisible();
});
