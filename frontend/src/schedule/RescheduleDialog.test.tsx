import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateAndTime } from '../../test/date-and-time.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal } from '../../test/fake-server';
import { openClinic } from '../../test/open-clinic.fixture';
import {
  appointmentRow,
  dayAnswer,
  findButton,
  neha,
  openPending,
  pendingAnswer,
  refusedFields,
  stopTheClock,
} from '../../test/appointments.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const field = () => screen.findByLabelText('New date and time (clinic time, IST)');
const retype = async (text: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  await userEvent.click(await findButton('Reschedule'));
};

it.each([
  ['21/11/2026 4 pm', 'Enter the date and time as YYYY-MM-DDTHH:MM'],
  ['2026-02-30T10:00', 'Enter the date and time as YYYY-MM-DDTHH:MM'],
  ['2026-11-21T09:59', 'This time has passed. Choose one in the future'],
])('refuses %s with a sentence beside the field', async (typed, sentence) => {
  const { asked } = openPending({ PendingAppointments: pendingAnswer(appointmentRow()) });
  await userEvent.click(await findButton(/^Reschedule/));
  await retype(typed);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await field()).toHaveValue(typed);
  expect(asked('RescheduleAppointment')).toEqual([]);
});

it("keeps what was typed when the server refuses, and shows the server's sentence beside the field", async () => {
  const sentence = 'Please choose a time in the future';
  openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    RescheduleAppointment: refusedFields('Bad input.', { appointmentDate: sentence }),
  });
  await userEvent.click(await findButton(/^Reschedule/));
  await retype('2026-12-01T09:15');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await field()).toHaveValue('2026-12-01T09:15');
  expect(screen.queryByText(/^Failed to update/)).not.toBeInTheDocument();
});

it('shows what somebody else changed meanwhile, keeps what was typed, and saves on that', async () => {
  const theirs = appointmentRow({ version: 2, physiotherapist: neha, status: 'SCHEDULED' });
  const { asked } = openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    // A session that is no longer pending is in no list of the page.
    AppointmentsOfPatient: dayAnswer([theirs]),
    RescheduleAppointment: ({ version }) =>
      version === 2
        ? { data: { rescheduleAppointment: appointmentRow({ version: 3 }) } }
        : refusal('Somebody else changed it after you read it.', 'CHANGED_MEANWHILE'),
  });
  await userEvent.click(await findButton(/^Reschedule/));
  await retype('2026-12-01T09:15');
  expect(await screen.findByText(/^Somebody else changed this meanwhile/)).toBeInTheDocument();
  const changes = screen.getByRole('region', { name: 'Changed meanwhile' });
  expect(changes).toHaveTextContent('Status: was Pending, is now Scheduled');
  expect(changes).toHaveTextContent('Therapist: was Not assigned, is now Neha Kapoor');
  expect(await field()).toHaveValue('2026-12-01T09:15');
  await userEvent.click(await findButton('Reschedule'));
  await dialogsGone();
  expect(asked('RescheduleAppointment')).toEqual([
    { id: 'a1', appointmentDate: '2026-12-01T09:15', version: 1 },
    { id: 'a1', appointmentDate: '2026-12-01T09:15', version: 2 },
  ]);
});

it('sends the version that it began with also after the list was read anew: nothing is overwritten unseen', async () => {
  let version = 1;
  const { asked } = openPending({
    PendingAppointments: () => pendingAnswer(appointmentRow({ version })),
    AppointmentsOfPatient: new TypeError('Failed to fetch'),
    RescheduleAppointment: () => {
      version++;
      return refusal('Somebody else changed it after you read it.', 'CHANGED_MEANWHILE');
    },
  });
  await userEvent.click(await findButton(/^Reschedule/));
  await retype('2026-12-01T09:15');
  expect(await screen.findByText(/Failed to update appointment. Somebody else changed it/)).toBeInTheDocument();
  await waitFor(() => expect(asked('PendingAppointments')).toHaveLength(2));
  await userEvent.click(await findButton('Reschedule'));
  await waitFor(() => expect(asked('RescheduleAppointment')).toHaveLength(2));
  expect(asked('RescheduleAppointment').map((sent) => sent.version)).toEqual([1, 1]);
});

it('asks before it throws away what was typed', async () => {
  openPending({ PendingAppointments: pendingAnswer(appointmentRow()) });
  await userEvent.click(await findButton(/^Reschedule/));
  await userEvent.type(await field(), '1');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await findButton('Keep editing'));
  expect(await field()).toHaveValue('2026-11-22T16:301');
});

it('begins with the present time and says the typed one as people do', async () => {
  openPending({ PendingAppointments: pendingAnswer(appointmentRow()) });
  await userEvent.click(await findButton(/^Reschedule/));
  expect(await field()).toHaveValue('2026-11-22T16:30');
  expect(screen.getByText('Sunday, 22 Nov 2026, 4:30 pm IST')).toBeInTheDocument();
});

it('takes a date and a time of day beside the text', async () => {
  const moved = { data: { rescheduleAppointment: appointmentRow() } };
  const { asked } = openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    RescheduleAppointment: moved,
  });
  await userEvent.click(await findButton(/^Reschedule/));
  await userEvent.clear(await field());
  expect(screen.getByText(/^Choose date and time, or type both, such as 2026-/)).toBeInTheDocument();
  dateAndTime.put('2026-12-01T09:15');
  expect(await field()).toHaveValue('2026-12-01T09:15');
  await userEvent.click(await findButton('Reschedule'));
  await dialogsGone();
  expect(asked('RescheduleAppointment')).toMatchObject([{ appointmentDate: '2026-12-01T09:15' }]);
});

it('in an open clinic a reason goes along, for a time outside the hours', async () => {
  const moved = appointmentRow({ outsideHours: true });
  const { asked } = openPending(
    {
      PendingAppointments: pendingAnswer(appointmentRow()),
      RescheduleAppointment: { data: { rescheduleAppointment: moved } },
    },
    openClinic,
  );
  await userEvent.click(await findButton(/^Reschedule/));
  await userEvent.type(await screen.findByLabelText('Reason, if the time lies outside the hours'), 'Her son drives');
  await retype('2026-11-22T03:00');
  await dialogsGone();
  expect(asked('RescheduleAppointment')).toEqual([
    { id: 'a1', appointmentDate: '2026-11-22T03:00', version: 1, overrideReason: 'Her son drives' },
  ]);
});
