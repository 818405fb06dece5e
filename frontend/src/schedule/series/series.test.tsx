import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateAndTime } from '../../../test/date-and-time.fixture';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  findButton,
  neha,
  openAsAdmin,
  openSession,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../../test/appointments.fixture';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';

type Answers = NonNullable<Parameters<typeof openAsAdmin>[1]>;

const patient = {
  __typename: 'Patient',
  id: 'p1',
  patientId: 'PT-000001',
  name: 'Ramesh Srivastava',
  contactNumber: null,
};
/** A moment of November 2026, in clinic time. */
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+05:30`).toJSON();
const free = (text: string) => ({
  __typename: 'SeriesProposal',
  startsAt: at(text),
  isFree: true,
  message: null,
  instead: [],
});
const taken = (text: string, message: string, ...instead: string[]) => ({
  ...free(text),
  isFree: false,
  message,
  instead: instead.map(at),
});
const proposed = (...proposeSeries: readonly object[]) => ({ data: { proposeSeries } });
const bookedSeries = (...texts: string[]) => ({
  data: {
    bookSeries: {
      __typename: 'SessionSeries',
      id: 's1',
      sessions: texts.map((text, index) => ({ __typename: 'Appointment', id: `b${index}`, appointmentDate: at(text) })),
    },
  },
});

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

/** Opens the booking for several sessions of a patient with Neha Kapoor, from Monday, 23 Nov 2026, 9 am. */
async function openSeries(answers: Answers) {
  const opened = openAsAdmin('/admin/schedule?day=2026-11-23', {
    Calendar: calendarAnswer([]),
    PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [patient] } } },
    Physiotherapists: physiotherapistsAnswer,
    PlanTherapist: { data: { recoveryPlan: null } },
    ...answers,
  });
  await userEvent.click(await findButton('Book session'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
  const choose = async (label: string, option: RegExp) => {
    await userEvent.click(dialog.getByLabelText(label));
    await userEvent.click(await screen.findByText(option, { selector: '[class*="option"] *' }));
  };
  await choose('Patient', /Ramesh/);
  await userEvent.click(dialog.getByRole('radio', { name: 'Several sessions' }));
  await choose('Physiotherapist', /Neha Kapoor/);
  return { ...opened, dialog };
}

describe('several sessions', () => {
  it('ask for no patient before the form is sent', async () => {
    openAsAdmin('/admin/schedule?day=2026-11-23', {
      Calendar: calendarAnswer([]),
      PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [patient] } } },
      Physiotherapists: physiotherapistsAnswer,
    });
    await userEvent.click(await findButton('Book session'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    await waitFor(() => expect(dialog.getByLabelText('Patient')).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: 'Several sessions' }));
    await dialog.findByText('Choose the patient and the physiotherapist to see which times are free.');
    expect(dialog.queryByText('Patient is required')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Book 0 sessions' }));
    expect(await dialog.findByText('Patient is required')).toBeVisible();
    expect(dialog.getByText('Choose a physiotherapist')).toBeVisible();
  });

  it('are looked at, and booked as they were proposed: three a week, ten in all', async () => {
    const { asked, dialog } = await openSeries({
      ProposeSeries: proposed(free('23 09:00'), free('25 09:00')),
      BookSeries: bookedSeries('23 09:00', '25 09:00'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Book 2 sessions' }));
    expect(await screen.findByText('2 sessions booked, the first on Monday, 23 Nov 2026, 9:00 am IST.')).toBeVisible();
    await dialogsGone();
    expect(asked('ProposeSeries').at(-1)).toEqual({
      input: {
        patientId: 'p1',
        physiotherapistId: 't1',
        sessionType: 'CLINIC',
        durationMinutes: 45,
        firstDay: '2026-11-23',
        weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
        time: '09:00',
        count: 10,
      },
    });
    expect(asked('BookSeries')).toEqual([
      {
        input: {
          patientId: 'p1',
          physiotherapistId: 't1',
          sessionType: 'CLINIC',
          durationMinutes: 45,
          startsAt: [at('23 09:00'), at('25 09:00')],
        },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
    expect(asked('Calendar')).toHaveLength(2);
  });

  it('are not looked at while the year of the first is typed', async () => {
    const { asked, dialog } = await openSeries({ ProposeSeries: proposed(free('23 09:00')) });
    await dialog.findByRole('button', { name: 'Book 1 session' });
    dateAndTime.put('0202-11-23T09:00');
    await dialog.findByText('Choose the patient and the physiotherapist to see which times are free.');
    dateAndTime.put('2026-11-24T09:00');
    await vi.waitFor(() => expect(asked('ProposeSeries').at(-1)).toMatchObject({ input: { firstDay: '2026-11-24' } }));
    const days = asked('ProposeSeries').map(({ input }) => (input as { firstDay: string }).firstDay);
    expect(days.filter((day) => day < '2000')).toEqual([]);
    expect(asked('Physiotherapists').filter(({ day }) => String(day) < '2000')).toEqual([]);
  });

  it('say which day is taken: it is left out, until one tap chooses another time of that day', async () => {
    const busy = 'The physiotherapist has another session then.';
    const { asked, dialog } = await openSeries({
      ProposeSeries: proposed(
        free('23 09:00'),
        taken('25 09:00', busy, '25 08:00', '25 10:00'),
        taken('27 09:00', 'Nobody works then, or it is too near to a home visit.'),
      ),
      BookSeries: bookedSeries('23 09:00', '25 10:00'),
    });
    expect(await dialog.findByRole('button', { name: 'Book 1 session' })).toBeEnabled();
    expect(dialog.getByText(busy)).toBeVisible();
    expect(dialog.getByText(/No other time is free that day/)).toBeVisible();
    const others = within(dialog.getByRole('radiogroup', { name: 'Instead of Wednesday, 25 Nov 2026, 9:00 am IST' }));
    expect(others.getByRole('radio', { name: 'Leave out' })).toBeChecked();
    await userEvent.click(others.getByRole('radio', { name: '10:00 am' }));
    expect(dialog.getByRole('status')).toHaveTextContent('2 of 3 sessions can be booked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Book 2 sessions' }));
    await dialogsGone();
    expect(asked('BookSeries')[0]).toMatchObject({ input: { startsAt: [at('23 09:00'), at('25 10:00')] } });
  });

  it('are looked at again where somebody took a time meanwhile', async () => {
    const { asked, dialog } = await openSeries({
      ProposeSeries: proposed(free('23 09:00')),
      BookSeries: refusal('Neha Kapoor already has a session then.', 'DOUBLE_BOOKED'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Book 1 session' }));
    expect(await dialog.findByText(/Neha Kapoor already has a session then/)).toBeVisible();
    await vi.waitFor(() => expect(asked('ProposeSeries').length).toBeGreaterThan(1));
  });

  it('of other weekdays and another number are looked at anew', async () => {
    const { asked, dialog } = await openSeries({ ProposeSeries: proposed(free('23 09:00')) });
    await dialog.findByRole('button', { name: 'Book 1 session' });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fri' }));
    await userEvent.clear(dialog.getByLabelText('How many sessions'));
    await userEvent.type(dialog.getByLabelText('How many sessions'), '6');
    await vi.waitFor(() =>
      expect(asked('ProposeSeries').at(-1)).toMatchObject({ input: { weekdays: ['MONDAY', 'WEDNESDAY'], count: 6 } }),
    );
  });

  it('none of which is free are not booked', async () => {
    const { asked, dialog } = await openSeries({ ProposeSeries: proposed(taken('23 09:00', 'Busy.')) });
    await dialog.findByText(/^Busy\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Book 0 sessions' }));
    expect(await dialog.findByText(/Choose at least one time that is free/)).toBeVisible();
    expect(asked('BookSeries')).toEqual([]);
  });
});

describe('a session of a series', () => {
  const session = { ...appointmentRow({ status: 'SCHEDULED', physiotherapist: neha }), seriesId: 's1' };
  const ahead = {
    data: {
      appointments: {
        __typename: 'AppointmentConnection',
        edges: ['a1', 'a2', 'a3'].map((id) => ({
          __typename: 'AppointmentEdge',
          node: { __typename: 'Appointment', id, appointmentDate: session.appointmentDate },
        })),
      },
    },
  };
  const known: Answers = {
    Calendar: calendarAnswer([session]),
    Physiotherapists: physiotherapistsAnswer,
    SeriesAhead: ahead,
  };
  const open = (answers: Answers) => openAsAdmin('/admin/schedule?day=2026-11-22', { ...known, ...answers });

  it('gives this and the following another time, and says which stay', async () => {
    const changeSeries = {
      __typename: 'SessionSeries',
      id: 's1',
      sessions: ['a1', 'a2'].map((id) => ({ __typename: 'Appointment', id, appointmentDate: at('22 17:00') })),
      skipped: [{ __typename: 'SkippedTime', startsAt: at('24 17:00') }],
    };
    const { asked } = open({ ChangeSeries: { data: { changeSeries } } });
    await chooseOfSession('Change this and the following: Ramesh Srivastava, 4:30 pm');
    const dialog = within(await screen.findByRole('dialog', { name: 'This and the following' }));
    expect(await dialog.findByText('3 sessions of the series, from this one on.')).toBeVisible();
    const time = dialog.getByLabelText('Time on the same days (clinic time, IST)');
    await userEvent.clear(time);
    await userEvent.type(time, '17:00');
    await userEvent.click(dialog.getByRole('radio', { name: 'Leave that one as it is' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change sessions' }));
    expect(
      await screen.findByText('2 sessions changed. Not changed: Tuesday, 24 Nov 2026, 5:00 pm IST.'),
    ).toBeVisible();
    await dialogsGone();
    expect(asked('ChangeSeries')).toEqual([
      { id: 's1', fromAppointmentId: 'a1', input: { time: '17:00', whenTaken: 'SKIP' } },
    ]);
  });

  it('calls off this and the following after a question', async () => {
    const canceled = ['a1', 'a2', 'a3'].map((id) => ({ __typename: 'Appointment', id, status: 'CANCELED' }));
    const { asked } = open({ CancelSeries: { data: { cancelSeries: canceled } } });
    await chooseOfSession('Cancel this and the following: Ramesh Srivastava, 4:30 pm');
    await screen.findByRole('dialog', { name: 'Cancel this and the following sessions?' });
    await userEvent.click(await findButton('Cancel sessions'));
    expect(await screen.findByText('3 sessions canceled.')).toBeVisible();
    await dialogsGone();
    expect(asked('CancelSeries')).toEqual([{ id: 's1', fromAppointmentId: 'a1' }]);
  });

  it('has these choices alone while it is scheduled and in a series', async () => {
    open({ Calendar: calendarAnswer([appointmentRow({ status: 'SCHEDULED', physiotherapist: neha })]) });
    const details = await openSession();
    expect(within(details).queryByRole('button', { name: /this and the following/ })).not.toBeInTheDocument();
  });
});
