import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  findButton,
  openAsAdmin,
  refusedFields,
  stopTheClock,
} from '../../test/appointments.fixture';

const session = appointmentRow({ status: 'SCHEDULED', version: 7, appointmentDate: '2026-11-20T11:00:00.000Z' });

async function openDialog(answers: Parameters<typeof openAsAdmin>[1] = {}) {
  const opened = openAsAdmin('/admin/schedule?day=2026-11-20', { Calendar: calendarAnswer([session]), ...answers });
  await chooseOfSession(/^Mark missed/);
  return { ...opened, reason: await screen.findByLabelText('Reason') };
}

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

it.each([
  ['', 'Reason is required'],
  ['   ', 'Reason is required'],
  ['x'.repeat(501), 'Reason can have at most 500 characters'],
])('refuses %j', async (typed, sentence) => {
  const { asked, reason } = await openDialog();
  await userEvent.click(reason);
  if (typed) await userEvent.paste(typed);
  await userEvent.click(await findButton('Mark missed'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(reason).toHaveValue(typed);
  expect(asked('MarkAppointmentMissed')).toEqual([]);
});

it("keeps the reason when the server refuses, with the server's sentence beside it", async () => {
  const sentence = 'Please give the reason';
  const { reason } = await openDialog({ MarkAppointmentMissed: refusedFields('Bad input.', { reason: sentence }) });
  await userEvent.type(reason, 'Fell ill');
  await userEvent.click(await findButton('Mark missed'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(reason).toHaveValue('Fell ill');
});

it('keeps the reason when no answer came', async () => {
  const { reason } = await openDialog({ MarkAppointmentMissed: new TypeError('Load failed') });
  await userEvent.type(reason, 'Fell ill');
  await userEvent.click(await findButton('Mark missed'));
  expect(await screen.findByText('Error updating appointment: Load failed')).toBeInTheDocument();
  expect(reason).toHaveValue('Fell ill');
});

it('sends the trimmed reason with the version and announces it', async () => {
  const { asked, reason } = await openDialog({
    MarkAppointmentMissed: { data: { markAppointmentMissed: { ...session, status: 'MISSED', version: 8 } } },
  });
  await userEvent.type(reason, ' Fell ill ');
  await userEvent.click(await findButton('Mark missed'));
  expect(await screen.findByText('The session of Ramesh Srivastava was marked as missed.')).toBeVisible();
  await dialogsGone();
  expect(asked('MarkAppointmentMissed')).toEqual([{ id: 'a1', reason: 'Fell ill', version: 7 }]);
});
