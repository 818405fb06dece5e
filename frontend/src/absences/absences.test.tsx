import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  appointmentRow,
  calendarAnswer,
  openAsAdmin,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';
import { refusal } from '../../test/fake-server';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const named = (id: string, name: string) => ({ __typename: 'AppointmentPhysiotherapist', id, name });
const [kavya, ravi] = [named('t3', 'Kavya Rao'), named('t4', 'Ravi Nair')];
const session = (id: string, hour: string, name: string) =>
  appointmentRow({
    id,
    status: 'SCHEDULED',
    version: 3,
    appointmentDate: `2026-11-21T${hour}:00.000Z`,
    patient: { id: `p-${id}`, patientId: 'PT-000009', name },
  });
const [anil, bina, chand] = [
  session('a1', '05:30', 'Anil Gupta'),
  session('a2', '06:30', 'Bina Das'),
  session('a3', '07:30', 'Chand Ali'),
];
const proposal = {
  data: {
    proposeAbsence: [
      { __typename: 'AbsenceSession', appointment: anil, candidates: [kavya, ravi] },
      { __typename: 'AbsenceSession', appointment: bina, candidates: [kavya, ravi] },
      { __typename: 'AbsenceSession', appointment: chand, candidates: [] },
    ],
  },
};
const arranged = (reassigned: object[], waiting: object[], refused: object[] = []) => ({
  data: {
    arrangeAbsence: {
      __typename: 'ArrangedAbsence',
      leave: { __typename: 'Leave', id: 'l1' },
      reassigned,
      waiting,
      refused,
    },
  },
});

async function openDialog(answers: Parameters<typeof openAsAdmin>[1], path = '/admin/schedule') {
  const page = openAsAdmin(path, {
    Calendar: calendarAnswer([]),
    Covers: { data: { covers: [] } },
    Physiotherapists: physiotherapistsAnswer,
    ProposeAbsence: proposal,
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Absence' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Absence' }));
  return { ...page, dialog };
}
async function choose(label: string, name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  const option = (await screen.findAllByTitle(name)).at(-1);
  if (option) await userEvent.click(option);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enter the absence' }));

describe('an absence', () => {
  it('is entered with the best one chosen for each session, in three actions', async () => {
    const { asked, dialog } = await openDialog({ ArrangeAbsence: arranged([anil, bina], []) });
    await choose('Who is away', 'Neha Kapoor');
    await dialog.findByText(/Anil Gupta/);
    await submit();
    expect(
      await screen.findByText('The absence of Neha Kapoor was entered. 2 sessions were taken over.'),
    ).toBeVisible();
    expect(asked('ProposeAbsence')).toEqual([
      { physiotherapistId: 't1', from: '2026-11-21T00:00', until: '2026-11-21T23:59' },
    ]);
    expect(asked('ArrangeAbsence')).toEqual([
      {
        input: {
          physiotherapistId: 't1',
          from: '2026-11-21T00:00',
          until: '2026-11-21T23:59',
          coveredBy: [],
          standIns: ['a1', 'a2'].map((appointmentId) => ({ appointmentId, version: 3, physiotherapistId: 't3' })),
        },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for no sessions while a year is typed', async () => {
    const { asked, dialog } = await openDialog({});
    await choose('Who is away', 'Neha Kapoor');
    await dialog.findByText(/Anil Gupta/);
    fireEvent.change(dialog.getByLabelText('Away from'), { target: { value: '0202-11-21T00:00' } });
    await waitFor(() => expect(dialog.queryByText(/Anil Gupta/)).toBeNull());
    fireEvent.change(dialog.getByLabelText('Away from'), { target: { value: '2026-11-20T00:00' } });
    await dialog.findByText(/Anil Gupta/);
    expect(asked('ProposeAbsence').map(({ from }) => from)).toEqual(['2026-11-21T00:00', '2026-11-20T00:00']);
  });

  it('takes another one, nobody, and who covers, as the desk chooses', async () => {
    const { asked, dialog } = await openDialog({ ArrangeAbsence: arranged([anil], []) }, '/admin/covers');
    await choose('Who is away', 'Neha Kapoor');
    await dialog.findByText(/Anil Gupta/);
    await choose('Who takes 21 Nov 2026, 11:00 am: Anil Gupta', 'Ravi Nair');
    await choose('Who takes 21 Nov 2026, 12:00 pm: Bina Das', 'Nobody yet: it waits');
    await choose('Who covers (optional)', 'आलोक मिश्रा');
    await submit();
    await waitFor(() => expect(asked('ArrangeAbsence')).toHaveLength(1));
    expect(asked('ArrangeAbsence')[0]).toMatchObject({
      input: { coveredBy: ['t2'], standIns: [{ appointmentId: 'a1', physiotherapistId: 't4' }] },
    });
  });

  it('names what waits and why before it closes', async () => {
    const message = 'Kavya Rao has another session then. This one waits for somebody.';
    const refused = [{ __typename: 'RefusedStandIn', appointmentId: 'a2', message }];
    const { dialog } = await openDialog({ ArrangeAbsence: arranged([anil], [bina, chand], refused) });
    await choose('Who is away', 'Neha Kapoor');
    await dialog.findByText(/Chand Ali/);
    await submit();
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'The absence of Neha Kapoor was entered. 1 session was taken over. 2 sessions wait for somebody.',
    );
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `21 Nov 2026, 12:00 pm: Bina Das ${message}`,
      '21 Nov 2026, 1:00 pm: Chand Ali',
    ]);
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps what was chosen when the server refuses it', async () => {
    const { dialog } = await openDialog({
      ArrangeAbsence: refusal('Another leave lies in this time already.', 'ALREADY_EXISTS'),
    });
    await choose('Who is away', 'Neha Kapoor');
    await dialog.findByText(/Anil Gupta/);
    await choose('Who takes 21 Nov 2026, 11:00 am: Anil Gupta', 'Ravi Nair');
    await submit();
    expect(await dialog.findByText(/Another leave lies in this time already/)).toBeVisible();
    expect(dialog.getByText('Ravi Nair', { selector: '.ant-select-content' })).toBeVisible();
  });

  it('is not sent before its sessions are shown, nor when they could not be loaded', async () => {
    let hasFailed = true;
    const { asked, dialog } = await openDialog({
      ProposeAbsence: () => (hasFailed ? refusal('Down', 'INTERNAL') : proposal),
      ArrangeAbsence: arranged([], []),
    });
    await submit();
    expect(await dialog.findByText('Choose who is away')).toBeVisible();
    await choose('Who is away', 'Neha Kapoor');
    expect(await dialog.findByText('Failed to fetch the sessions in this time.')).toBeVisible();
    await submit();
    expect(await dialog.findByText('Wait until the sessions are loaded')).toBeVisible();
    expect(asked('ArrangeAbsence')).toEqual([]);
    hasFailed = false;
    await userEvent.click(dialog.getByRole('button', { name: /try again/i }));
    expect(await dialog.findByText(/Anil Gupta/)).toBeVisible();
  });
});
