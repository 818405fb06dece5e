import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateAndTime as time } from '../../test/date-and-time.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { refusal } from '../../test/fake-server';
import { slotOf, slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';
import { closedClinic } from '../brand/business';
import {
  appointmentRow,
  calendarAnswer,
  findButton,
  neha,
  openAsAdmin,
  physiotherapistsAnswer,
  refusedFields,
  stopTheClock,
} from '../../test/appointments.fixture';

const patient = {
  __typename: 'Patient',
  id: 'p1',
  patientId: 'PT-000001',
  name: 'Ramesh Srivastava',
  contactNumber: null,
};

async function openDialog(
  answers: Parameters<typeof openAsAdmin>[1] = {},
  search = '?day=2026-11-23',
  clinic = closedClinic,
) {
  const known = {
    Calendar: calendarAnswer([]),
    PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [patient] } } },
    Physiotherapists: physiotherapistsAnswer,
    PlanTherapist: { data: { recoveryPlan: null } },
  };
  const opened = openAsAdmin(`/admin/schedule${search}`, { ...known, ...answers }, clinic);
  await userEvent.click(await findButton('Book session'));
  const dialog = await screen.findByRole('dialog', { name: 'Book a session' });
  const field = (label: string) => within(dialog).getByLabelText(label);
  const choose = async (label: string, option: RegExp) => {
    await userEvent.click(field(label));
    await userEvent.click(await screen.findByText(option, { selector: '[class*="option"] *' }));
  };
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Book session' }));
  return { ...opened, dialog, field, choose, submit };
}

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

describe('what is refused beside the inputs', () => {
  it('a booking for nobody, at no time, for no length', async () => {
    const { asked, dialog, field, submit } = await openDialog();
    time.put('');
    await userEvent.clear(field('Duration in minutes'));
    await submit();
    expect(await within(dialog).findByText('Patient is required')).toBeInTheDocument();
    expect(within(dialog).getByText('Choose a date and a time')).toBeInTheDocument();
    expect(within(dialog).getByText('Enter the duration in minutes, from 5 to 480')).toBeInTheDocument();
    expect(asked('BookAppointment')).toEqual([]);
  });

  it.each(['4', '481', 'an hour'])('a length of %s', async (typed) => {
    const { dialog, field, submit } = await openDialog();
    await userEvent.clear(field('Duration in minutes'));
    await userEvent.type(field('Duration in minutes'), typed);
    await submit();
    expect(await within(dialog).findByText('Enter the duration in minutes, from 5 to 480')).toBeInTheDocument();
  });

  it("what the server's sentences are about", async () => {
    const { dialog, choose, submit } = await openDialog({
      BookAppointment: refusedFields('Bad input.', { appointmentDate: 'Please choose a time in the future' }),
    });
    await choose('Patient', /Ramesh/);
    await submit();
    expect(await within(dialog).findByText('Please choose a time in the future')).toBeInTheDocument();
    expect(within(dialog).queryByText(/^Failed to book/)).not.toBeInTheDocument();
  });
});

it('says in the dialog which session is in the way, and keeps everything that was typed', async () => {
  const sentence = 'Neha Kapoor already has a session then: Geeta, 23 Nov 2026, 9:00 am IST, 45 minutes.';
  const { dialog, choose, field, submit } = await openDialog({ BookAppointment: refusal(sentence, 'DOUBLE_BOOKED') });
  await choose('Patient', /Ramesh/);
  await userEvent.clear(field('Duration in minutes'));
  await userEvent.type(field('Duration in minutes'), '60');
  await submit();
  expect(await within(dialog).findByText(`Failed to book the session. ${sentence}`)).toBeInTheDocument();
  expect(field('Duration in minutes')).toHaveValue('60');
  expect(time.value()).toBe('2026-11-23T09:00');
  expect(dialog).toHaveTextContent('Ramesh Srivastava, PT-000001');
});

it('says what went wrong when no answer came', async () => {
  const { dialog, choose, submit } = await openDialog({ BookAppointment: new TypeError('Load failed') });
  await choose('Patient', /Ramesh/);
  await submit();
  expect(await within(dialog).findByText('Error booking the session: Load failed')).toBeInTheDocument();
});

it('asks before it throws away what was typed', async () => {
  const { field } = await openDialog();
  await userEvent.type(field('Duration in minutes'), '0');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await findButton('Keep editing'));
  expect(field('Duration in minutes')).toHaveValue('450');
});

it('books what was chosen, with 45 minutes at the clinic unless said otherwise, and reloads the day', async () => {
  const booked = appointmentRow({
    status: 'SCHEDULED',
    physiotherapist: neha,
    appointmentDate: '2026-11-23T03:30:00.000Z',
  });
  const { asked, choose } = await openDialog({ BookAppointment: { data: { bookAppointment: booked } } });
  await choose('Patient', /Ramesh/);
  await choose('Physiotherapist (optional)', /Neha Kapoor, 3 sessions that day, Orthopaedic/);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Book session' }));
  expect(await screen.findByText('Ramesh Srivastava was booked for 23 Nov 2026, 9:00 am IST.')).toBeVisible();
  await dialogsGone();
  expect(asked('Physiotherapists')).toEqual([{ day: '2026-11-23' }]);
  expect(asked('BookAppointment')).toEqual([
    {
      input: {
        patientId: 'p1',
        physiotherapistId: 't1',
        appointmentDate: '2026-11-23T09:00',
        durationMinutes: 45,
        sessionType: 'CLINIC',
      },
    },
  ]);
  expect(asked('Calendar')).toHaveLength(2);
});

describe('a patient with a plan', () => {
  const planOf = (physiotherapistId: string | null, status = 'ACTIVE') => ({
    data: { recoveryPlan: { __typename: 'RecoveryPlan', id: 'n1', status, physiotherapistId } },
  });

  it('is booked with the physiotherapist of the plan, unless another one is chosen', async () => {
    const { asked, dialog, choose, submit } = await openDialog({
      PlanTherapist: planOf('t1'),
      BookAppointment: { data: { bookAppointment: appointmentRow() } },
    });
    await choose('Patient', /Ramesh/);
    await waitFor(() => expect(dialog).toHaveTextContent('Neha Kapoor, 3 sessions that day'));
    await submit();
    await dialogsGone();
    expect(asked('PlanTherapist')).toEqual([{ patientId: 'p1' }]);
    expect(asked('BookAppointment')).toMatchObject([{ input: { physiotherapistId: 't1' } }]);
  });

  it('that has ended is booked with nobody', async () => {
    const { asked, choose, submit } = await openDialog({
      PlanTherapist: planOf('t1', 'STOPPED'),
      BookAppointment: { data: { bookAppointment: appointmentRow() } },
    });
    await choose('Patient', /Ramesh/);
    await waitFor(() => expect(asked('PlanTherapist')).toHaveLength(1));
    await submit();
    await dialogsGone();
    expect(asked('BookAppointment')[0]?.['input']).not.toHaveProperty('physiotherapistId');
  });
});

describe('in an open clinic', () => {
  const free = slotsAnswer([slotOf('2026-11-23T10:00'), slotOf('2026-11-24T16:30')]);
  const late = 'Nobody works then, or it is too near to a home visit. Choose another time, or give a reason.';
  const openOne = (answers: object) => openDialog({ FreeTimes: free, ...answers }, undefined, openClinic);

  it('the free times of what is asked for stand there, from the day on, and one that is chosen is typed', async () => {
    const { asked, dialog, choose } = await openOne({});
    await choose('Physiotherapist (optional)', /Neha Kapoor/);
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Tue 24 Nov' }));
    await userEvent.click(await within(dialog).findByRole('radio', { name: '4:30 pm' }));
    expect(time.value()).toBe('2026-11-24T16:30');
    expect(asked('FreeTimes').at(-1)).toEqual({
      input: {
        sessionType: 'CLINIC',
        durationMinutes: 45,
        physiotherapistId: 't1',
        from: '2026-11-23',
        until: '2026-12-06',
      },
    });
  });

  it('the chips follow the inputs, and another day clears what was chosen and says so', async () => {
    const { asked, dialog, choose, submit } = await openOne({});
    const chip = async (name: string) => within(dialog).findByRole('radio', { name });
    await userEvent.click(await chip('10:00 am'));
    time.put('2026-11-24T16:30');
    expect(await chip('4:30 pm')).toBeChecked();
    expect(await chip('Tue 24 Nov')).toBeChecked();
    time.put('2026-11-25T11:00');
    expect(await within(dialog).findByText('No free times on 25 Nov 2026.')).toBeInTheDocument();
    time.put('2026-11-24T16:30');
    await userEvent.click(await chip('Mon 23 Nov'));
    expect(
      await within(dialog).findByText('24 Nov 2026, 4:30 pm IST is no longer chosen. Choose a time.'),
    ).toBeInTheDocument();
    expect(time.value()).toBe('T');
    await choose('Patient', /Ramesh/);
    await submit();
    expect(await within(dialog).findByText('Choose a date and a time')).toBeInTheDocument();
    expect(asked('BookAppointment')).toEqual([]);
  });

  it('a time of day goes into its input, and a day without one is no time', async () => {
    const { asked, dialog, choose, submit } = await openOne({});
    time.put('2026-11-24T');
    await choose('Patient', /Ramesh/);
    await submit();
    expect(await within(dialog).findByText('Choose a date and a time')).toBeInTheDocument();
    expect(time.value()).toBe('2026-11-24T');
    expect(asked('BookAppointment')).toEqual([]);
  });

  it('a free time that is chosen is not thrown away without a question', async () => {
    const { dialog } = await openOne({});
    await userEvent.click(await within(dialog).findByRole('radio', { name: '10:00 am' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await findButton('Keep editing'));
    expect(time.value()).toBe('2026-11-23T10:00');
  });

  it('begins with the length that is offered for the kind, and leaves one that was typed', async () => {
    const offers = [
      { __typename: 'SessionOffer', sessionType: 'CLINIC', durationMinutes: 60 },
      { __typename: 'SessionOffer', sessionType: 'HOME', durationMinutes: 90 },
    ];
    const settings = { data: { clinicSettings: { __typename: 'ClinicSettings', offers } } };
    const { asked, dialog, field } = await openOne({ OfferedLengths: settings });
    const length = field('Duration in minutes');
    await waitFor(() => expect(length).toHaveValue('60'));
    await userEvent.click(field('Home'));
    await waitFor(() => expect(length).toHaveValue('90'));
    await waitFor(() => expect(asked('FreeTimes').at(-1)).toMatchObject({ input: { durationMinutes: 90 } }));
    await userEvent.clear(length);
    await userEvent.type(length, '20');
    await userEvent.click(field('Clinic'));
    await within(dialog).findByRole('radio', { name: 'Tue 24 Nov' });
    expect(length).toHaveValue('20');
  });

  it('a time outside the hours takes a reason, which is asked for beside its input', async () => {
    const refused = refusedFields(late, { overrideReason: late });
    const booked = { data: { bookAppointment: appointmentRow({ outsideHours: true }) } };
    const answers = [refused, booked];
    const { asked, dialog, choose, field, submit } = await openOne({
      BookAppointment: () => answers.shift() ?? new Error('asked too often'),
    });
    await choose('Patient', /Ramesh/);
    await submit();
    expect(await within(dialog).findByText(late)).toBeInTheDocument();
    await userEvent.type(field('Reason, if the time lies outside the hours'), 'Her son drives');
    await submit();
    expect(await screen.findByText(/^Ramesh Srivastava was booked for/)).toBeVisible();
    expect(asked('BookAppointment').at(-1)).toMatchObject({
      input: { appointmentDate: '2026-11-23T09:00', overrideReason: 'Her son drives' },
    });
  });
});

it('begins without a time on a day that is over', async () => {
  await openDialog({}, '?day=2026-11-20');
  expect(time.value()).toBe('T');
});
