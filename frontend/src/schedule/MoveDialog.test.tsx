import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateAndTime as time } from '../../test/date-and-time.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { slotOf, slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  findButton,
  neha,
  openAsAdmin,
  openPending,
  pendingAnswer,
  physiotherapistsAnswer,
  refusedFields,
  stopTheClock,
} from '../../test/appointments.fixture';

const session = appointmentRow({ status: 'SCHEDULED', physiotherapist: neha, version: 4 });
const free = slotsAnswer([slotOf('2026-11-24T16:30')]);
const when = 'New date and time (clinic time, IST)';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

async function openMove(row: typeof session, answers: Parameters<typeof openAsAdmin>[1], clinic = openClinic) {
  const known = { Calendar: calendarAnswer([row]), Physiotherapists: physiotherapistsAnswer, FreeTimes: free };
  const opened = openAsAdmin('/admin/schedule?day=2026-11-22', { ...known, ...answers }, clinic);
  await chooseOfSession('Move Ramesh Srivastava, 4:30 pm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move session' }));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Move session' }));
  return { ...opened, dialog, submit };
}

it.each(['SCHEDULED', 'PENDING'] as const)(
  'moves a %s session of the schedule to a free time that is picked',
  async (status) => {
    const moved = { ...session, status, appointmentDate: '2026-11-24T11:00:00.000Z' };
    const { asked, dialog, submit } = await openMove(
      { ...session, status },
      { MoveAppointment: { data: { moveAppointment: moved } } },
    );
    expect(time.value()).toBe('2026-11-22T16:30');
    await userEvent.click(await dialog.findByRole('radio', { name: '4:30 pm' }));
    expect(time.value()).toBe('2026-11-24T16:30');
    await submit();
    expect(
      await screen.findByText('The session of Ramesh Srivastava is now on 24 Nov 2026, 4:30 pm IST.'),
    ).toBeVisible();
    await dialogsGone();
    expect(asked('FreeTimes')).toContainEqual({
      input: {
        sessionType: 'CLINIC',
        appointmentId: 'a1',
        physiotherapistId: 't1',
        from: '2026-11-22',
        until: '2026-12-05',
      },
    });
    const input = { appointmentDate: '2026-11-24T16:30', physiotherapistId: 't1' };
    expect(asked('MoveAppointment')).toEqual([{ id: 'a1', input, version: 4 }]);
    expect(asked('Calendar').length).toBeGreaterThan(1);
  },
);

it('asks for a reason outside the hours, beside the field, and sends it', async () => {
  const sentence = 'Nobody works then, or it is too near to a home visit. Choose another time, or give a reason.';
  const { asked, dialog, submit } = await openMove(session, {
    MoveAppointment: refusedFields(sentence, { overrideReason: sentence }),
  });
  time.put('2026-11-29T10:00');
  await submit();
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason, if the time lies outside the hours'), 'Her son drives');
  await submit();
  await vi.waitFor(() =>
    expect(asked('MoveAppointment').at(-1)).toMatchObject({
      input: { appointmentDate: '2026-11-29T10:00', overrideReason: 'Her son drives' },
    }),
  );
});

it('Reschedule offers the free times of an open clinic, too', async () => {
  const row = appointmentRow();
  const { asked } = openPending({ PendingAppointments: pendingAnswer(row), FreeTimes: free }, openClinic);
  await userEvent.click(await findButton(/^Reschedule/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule session' }));
  await userEvent.click(await dialog.findByRole('radio', { name: '4:30 pm' }));
  expect(time.value()).toBe('2026-11-24T16:30');
  expect(dialog.getByLabelText(when)).toHaveValue('2026-11-24T16:30');
  expect(asked('FreeTimes')[0]).toMatchObject({ input: { appointmentId: 'a1' } });
});
