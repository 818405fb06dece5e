import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../test/fake-server';
import { slotOf, slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import { aheadAnswer, openAs, pastAnswer, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

it('a session that the clinic changed before it is moved shows how, and keeps the time that was picked', async () => {
  const session = sessionOf({ changeableUntil: '2026-11-21T11:00:00.000Z', version: 3 });
  const theirs = { ...session, physiotherapist: null, version: 4 };
  const { asked } = openAs(
    profileOf(),
    '/user/sessions',
    {
      SessionsAhead: aheadAnswer([session]),
      FreeTimes: slotsAnswer([slotOf('2026-11-23T09:00')]),
      OwnSessionsAgain: pastAnswer([theirs]),
      MoveOwnSession: ({ version }) =>
        version === 4
          ? { data: { moveAppointment: { ...theirs, appointmentDate: '2026-11-23T03:30:00.000Z' } } }
          : refusal('The clinic has changed this session meanwhile.', 'CHANGED_MEANWHILE'),
    },
    null,
    openClinic,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Move 22 Nov 2026, 4:30 pm IST' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
  const submit = async () => userEvent.click(dialog.getByRole('button', { name: 'Move session' }));
  await userEvent.click(await dialog.findByRole('radio', { name: '9:00 am' }));
  await submit();
  expect(await dialog.findByText(/^Somebody else changed this meanwhile/)).toBeVisible();
  expect(dialog.getByText(/^Physiotherapist: was Neha Kapoor, is now/)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('radio', { name: '9:00 am' })).toBeChecked());
  await submit();
  expect(await screen.findByText(/^Your session is now on 23 Nov 2026, 9:00 am IST/)).toBeVisible();
  expect(asked('MoveOwnSession').map((sent) => sent['version'])).toEqual([3, 4]);
});
