import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateAndTime } from '../../test/date-and-time.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal, type Answer } from '../../test/fake-server';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  dayAnswer,
  findButton,
  neha,
  openAsAdmin,
  openPending,
  pendingAnswer,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';

type Dialog = ReturnType<typeof within>;
type Sent = Readonly<Record<string, unknown>>;

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const past = appointmentRow({ status: 'SCHEDULED', version: 4, appointmentDate: '2026-11-20T11:00:00.000Z' });
const ahead = appointmentRow({ status: 'SCHEDULED', version: 4, physiotherapist: neha });
const done = { ...past, status: 'COMPLETED' as const };

/** Refuses the version that the dialog began with, and takes the one after. */
const once =
  (field: string, row: object) =>
  ({ version }: Sent): Answer =>
    version === 5
      ? { data: { [field]: row } }
      : refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE');

const typeReason = async (dialog: Dialog) => userEvent.type(dialog.getByLabelText('Reason'), 'Fell ill');
const reasonOf = (dialog: Dialog) => dialog.getByLabelText('Reason');

it.each([
  {
    what: 'missed',
    row: past,
    open: /^Mark missed/,
    submit: 'Mark missed',
    mutation: 'MarkAppointmentMissed',
    field: 'markAppointmentMissed',
    fill: typeReason,
    stays: (dialog: Dialog) => expect(reasonOf(dialog)).toHaveValue('Fell ill'),
  },
  {
    what: 'corrected',
    row: done,
    open: /^Correct/,
    submit: 'Correct',
    mutation: 'CorrectAppointment',
    field: 'correctAppointment',
    fill: async (dialog: Dialog) => {
      await userEvent.click(dialog.getByLabelText('Canceled'));
      await typeReason(dialog);
    },
    stays: (dialog: Dialog) => {
      expect(reasonOf(dialog)).toHaveValue('Fell ill');
      expect(dialog.getByLabelText('Canceled')).toBeChecked();
    },
  },
  {
    what: 'canceled',
    row: ahead,
    open: /^Cancel Ramesh/,
    submit: 'Cancel session',
    mutation: 'CancelAppointment',
    field: 'cancelAppointment',
    fill: async () => undefined,
    stays: (dialog: Dialog) => expect(dialog.getByText(/cannot be brought back/)).toBeVisible(),
  },
  {
    what: 'moved',
    row: ahead,
    open: /^Move Ramesh/,
    submit: 'Move session',
    mutation: 'MoveAppointment',
    field: 'moveAppointment',
    fill: async () => dateAndTime.put('2026-11-24T09:15'),
    stays: () => expect(dateAndTime.value()).toBe('2026-11-24T09:15'),
  },
])('a session that somebody else changed before it is $what', async (one) => {
  const theirs = { ...one.row, durationMinutes: 60, version: 5 };
  const day = one.row.appointmentDate.slice(0, 10);
  const { asked } = openAsAdmin(`/admin/schedule?day=${day}`, {
    Calendar: calendarAnswer([one.row]),
    AppointmentsOfPatient: dayAnswer([theirs]),
    Physiotherapists: physiotherapistsAnswer,
    [one.mutation]: once(one.field, theirs),
  });
  await chooseOfSession(one.open);
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: one.submit }));
  await one.fill(dialog);
  await submit();
  expect(await dialog.findByText(/^Somebody else changed this meanwhile, so nothing was saved yet/)).toBeVisible();
  expect(dialog.getByText('Minutes: was 45, is now 60')).toBeVisible();
  one.stays(dialog);
  await submit();
  await dialogsGone();
  expect(asked(one.mutation).map(({ version }) => version)).toEqual([4, 5]);
});

it('an assignment that somebody else was faster with shows theirs, and keeps the own choice', async () => {
  const theirs = appointmentRow({ version: 5, physiotherapist: neha });
  const { asked } = openPending({
    PendingAppointments: pendingAnswer(appointmentRow({ version: 4 })),
    AppointmentsOfPatient: dayAnswer([theirs]),
    Physiotherapists: physiotherapistsAnswer,
    AssignPhysiotherapist: once('assignPhysiotherapist', theirs),
  });
  await userEvent.click(await findButton(/^Assign/));
  const dialog = within(await screen.findByRole('dialog'));
  const other = (await dialog.findAllByRole('radio')).at(-1);
  if (!other) throw new Error('Nobody can be chosen.');
  await userEvent.click(other);
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('Therapist: was Not assigned, is now Neha Kapoor')).toBeVisible();
  expect(other).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await dialogsGone();
  const [first, second] = asked('AssignPhysiotherapist');
  expect([first?.['version'], second?.['version']]).toEqual([4, 5]);
  expect(second?.['physiotherapistId']).toBe(first?.['physiotherapistId']);
});
