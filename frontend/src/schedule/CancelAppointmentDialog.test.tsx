import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { appointmentRow, findButton, openPending, pendingAnswer, stopTheClock } from '../../test/appointments.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

it('changes nothing before the question is answered, nor when the session is kept', async () => {
  const { asked } = openPending({ PendingAppointments: pendingAnswer(appointmentRow()) });
  await userEvent.click(await findButton(/^Cancel/));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this session?' });
  expect(dialog).toHaveTextContent('22 Nov 2026, 4:30 pm IST');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep session' }));
  await dialogsGone();
  expect(asked('CancelAppointment')).toEqual([]);
});

it('cancels after the question and reloads the list', async () => {
  let isCanceled = false;
  const { asked } = openPending({
    PendingAppointments: () => (isCanceled ? pendingAnswer() : pendingAnswer(appointmentRow())),
    CancelAppointment: () => {
      isCanceled = true;
      return { data: { cancelAppointment: appointmentRow({ status: 'CANCELED', version: 2 }) } };
    },
  });
  await userEvent.click(await findButton(/^Cancel/));
  await userEvent.click(await findButton('Cancel session'));
  expect(await screen.findByText('No pending sessions.')).toBeVisible();
  expect(asked('CancelAppointment')).toEqual([{ id: 'a1', version: 1 }]);
});
