import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appointmentRow, findButton, openPending, pendingAnswer, stopTheClock } from '../../test/appointments.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const fees = (lateCancel: number) => ({
  data: { sessionFees: { __typename: 'SessionFees', noShow: 30_000, lateCancel } },
});

it('a session is canceled for its patient only where staff say so, and the dialog names the fee before', async () => {
  const { asked } = openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    SessionFees: fees(30_000),
    CancelForPatient: {
      data: { cancelForPatient: { __typename: 'Appointment', id: 'a1', status: 'CANCELED', version: 2 } },
    },
  });
  await userEvent.click(await findButton(/^Cancel/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
  expect(dialog.getByRole('radio', { name: 'The clinic' })).toBeChecked();
  expect(asked('SessionFees')).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'The patient' }));
  expect(await dialog.findByText(/^The patient is charged ₹300.00 by the fee policy\./)).toBeInTheDocument();
  expect(asked('CancelForPatient')).toEqual([]);
  await userEvent.click(await findButton('Cancel session'));
  expect(await screen.findByText(/was canceled\.$/)).toBeInTheDocument();
  expect(asked('CancelForPatient')).toEqual([{ id: 'a1', version: 1 }]);
  expect(asked('CancelAppointment')).toEqual([]);
});

it('says so when nothing is charged', async () => {
  openPending({ PendingAppointments: pendingAnswer(appointmentRow()), SessionFees: fees(0) });
  await userEvent.click(await findButton(/^Cancel/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'The patient' }));
  expect(await dialog.findByText('The patient is charged nothing for it.')).toBeInTheDocument();
});
