import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openClinic } from '../../test/open-clinic.fixture';
import {
  appointmentRow,
  calendarAnswer,
  chooseOfSession,
  findButton,
  findRow,
  neha,
  openAsAdmin,
  openPending,
  pendingAnswer,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const choices = { Physiotherapists: physiotherapistsAnswer };

it('says that the physiotherapists could not be fetched, and tries again', async () => {
  let isDown = true;
  openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    Physiotherapists: () => (isDown ? new TypeError('Load failed') : physiotherapistsAnswer),
  });
  await userEvent.click(await findButton(/^Assign/));
  expect(await screen.findByText('Error fetching physiotherapists: Load failed')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await findButton('Try again'));
  expect(await screen.findByRole('radio', { name: /Neha Kapoor/ })).toBeInTheDocument();
});

it('wants a choice', async () => {
  const { asked } = openPending({ PendingAppointments: pendingAnswer(appointmentRow()), ...choices });
  await userEvent.click(await findButton(/^Assign/));
  await userEvent.click(await findButton('Assign'));
  expect(await screen.findByText('Choose a physiotherapist')).toBeInTheDocument();
  expect(asked('AssignPhysiotherapist')).toEqual([]);
});

it("shows everybody's load that day and assigns the chosen one", async () => {
  let appointment = appointmentRow();
  const { asked } = openPending({
    PendingAppointments: () => pendingAnswer(appointment),
    ...choices,
    AssignPhysiotherapist: () => {
      appointment = appointmentRow({ physiotherapist: neha, version: 2 });
      return { data: { assignPhysiotherapist: appointment } };
    },
  });
  await userEvent.click(await findButton(/^Assign/));
  const radio = await screen.findByRole('radio', { name: /Neha Kapoor/ });
  expect(radio.closest('label')).toHaveTextContent('3 sessions');
  expect(screen.getByRole('radio', { name: /आलोक/ }).closest('label')).toHaveTextContent('On leave, no sessions');
  await userEvent.click(radio);
  await userEvent.click(await findButton('Assign'));
  expect(await screen.findByText('Neha Kapoor was assigned to Ramesh Srivastava.')).toBeVisible();
  await waitFor(async () => expect(await findRow('Ramesh Srivastava')).toHaveTextContent('Neha Kapoor'));
  expect(asked('Physiotherapists')).toEqual([{ day: '2026-11-22' }]);
  expect(asked('AssignPhysiotherapist')).toEqual([{ id: 'a1', physiotherapistId: 't1', version: 1 }]);
});

it('in an open clinic a reason goes along, for a time outside the hours', async () => {
  const { asked } = openPending(
    {
      PendingAppointments: pendingAnswer(appointmentRow()),
      ...choices,
      AssignPhysiotherapist: { data: { assignPhysiotherapist: appointmentRow({ physiotherapist: neha }) } },
    },
    openClinic,
  );
  await userEvent.click(await findButton(/^Assign/));
  await userEvent.click(await screen.findByRole('radio', { name: /Neha Kapoor/ }));
  await userEvent.type(screen.getByLabelText('Reason, if the time lies outside the hours'), 'Her son drives');
  await userEvent.click(await findButton('Assign'));
  await waitFor(() => expect(asked('AssignPhysiotherapist')).toHaveLength(1));
  expect(asked('AssignPhysiotherapist')).toMatchObject([{ overrideReason: 'Her son drives' }]);
});

it('lists first who is free then, and chooses the best one', async () => {
  const { asked } = openPending({
    PendingAppointments: pendingAnswer(appointmentRow()),
    ...choices,
    FreePhysiotherapists: {
      data: { freePhysiotherapists: [{ __typename: 'AppointmentPhysiotherapist', id: 't2', name: 'आलोक मिश्रा' }] },
    },
    AssignPhysiotherapist: { data: { assignPhysiotherapist: appointmentRow({ physiotherapist: neha }) } },
  });
  await userEvent.click(await findButton(/^Assign/));
  const [best, other] = await screen.findAllByRole('radio');
  expect(best).toBeChecked();
  expect(best?.closest('label')).toHaveTextContent(/^आलोक मिश्रा.*, free then/);
  expect(other?.closest('label')).not.toHaveTextContent('free then');
  expect(asked('FreePhysiotherapists')).toEqual([{ appointmentId: 'a1' }]);
  await userEvent.click(await findButton('Assign'));
  await waitFor(() => expect(asked('AssignPhysiotherapist')).toMatchObject([{ physiotherapistId: 't2' }]));
});

it('keeps who treats now', async () => {
  openPending({
    PendingAppointments: pendingAnswer(appointmentRow({ physiotherapist: neha })),
    ...choices,
    FreePhysiotherapists: {
      data: { freePhysiotherapists: [{ __typename: 'AppointmentPhysiotherapist', id: 't2', name: 'आलोक मिश्रा' }] },
    },
  });
  await userEvent.click(await findButton(/^Assign/));
  expect(await screen.findByRole('radio', { name: /Neha Kapoor/ })).toBeChecked();
});

it('assigns a scheduled session that waits for somebody: it is moved to them at its own time', async () => {
  const waiting = appointmentRow({ status: 'SCHEDULED', version: 4 });
  const { asked } = openAsAdmin(
    '/admin/schedule?day=2026-11-22',
    {
      Calendar: calendarAnswer([waiting]),
      ...choices,
      MoveAppointment: { data: { moveAppointment: { ...waiting, physiotherapist: neha, version: 5 } } },
    },
    openClinic,
  );
  await chooseOfSession('Assign Ramesh Srivastava, 4:30 pm');
  await userEvent.click(await screen.findByRole('radio', { name: /Neha Kapoor/ }));
  await userEvent.click(await findButton('Assign'));
  expect(await screen.findByText('Neha Kapoor was assigned to Ramesh Srivastava.')).toBeVisible();
  expect(asked('MoveAppointment')).toEqual([
    { id: 'a1', input: { appointmentDate: '2026-11-22T16:30', physiotherapistId: 't1' }, version: 4 },
  ]);
  expect(asked('AssignPhysiotherapist')).toEqual([]);
});
