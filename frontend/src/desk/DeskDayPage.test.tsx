import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { closedClinic } from '../brand/business';
import { refusal } from '../../test/fake-server';
import { callerRecord, openDesk, quietDay } from '../../test/desk.fixture';

const patient = { __typename: 'AppointmentPatient', id: 'p-1', patientId: 'PT-000001', name: 'Asha Verma' };
const session = {
  __typename: 'Appointment',
  id: 's-1',
  patient,
  physiotherapist: null,
  appointmentDate: '2026-11-21T05:30:00.000Z',
  durationMinutes: 45,
  sessionType: 'HOME',
};
const dayWith = (part: object) => ({ data: { deskDay: { __typename: 'DeskDay', ...quietDay, ...part } } });

afterEach(() => vi.useRealTimers());

describe('the day of the front desk', () => {
  it('begins with what the desk does most, and says in words that nothing waits', async () => {
    openDesk('/desk');
    expect(await screen.findByText('Saturday, 21 Nov 2026. Open from 8:00 am to 6:00 pm.')).toBeVisible();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Payment', 'New caller', 'Book']);
    expect(screen.getByText('Nothing waits.')).toBeVisible();
    expect(screen.getByText('Nobody is booked for today or tomorrow.')).toBeVisible();
  });

  it('says of a clinic that is not open that nobody is told anything', async () => {
    openDesk('/desk', { DeskDay: dayWith({ isOpen: false }) });
    expect(await screen.findByText('The clinic is closed: nobody is told anything.')).toBeVisible();
  });

  it('shows who comes next, with the way to the patient and what is missing of the session', async () => {
    openDesk('/desk', { DeskDay: dayWith({ next: [session] }) });
    const next = within(await screen.findByRole('list', { name: 'Next' }));
    expect(next.getByText('11:00 am')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All of today' })).toHaveAttribute('href', '/desk/calendar');
    expect(next.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/desk/patients/PT-000001');
    expect(next.getByText(/needs a physiotherapist/)).toBeVisible();
  });

  it('leads from what waits to where it is done', async () => {
    const first = (appointmentDate: string) => ({
      __typename: 'AppointmentConnection',
      edges: [
        {
          __typename: 'AppointmentEdge',
          node: { __typename: 'Appointment', id: appointmentDate, appointmentDate },
        },
      ],
    });
    openDesk('/desk', {
      DeskDay: dayWith({
        requests: 2,
        needsPhysiotherapist: 1,
        waiting: 1,
        unmarked: 1,
        newContactMessages: 1,
        failedMessages: 3,
      }),
      DeskTaskDays: {
        data: { unmarked: first('2026-11-19T20:00:00.000Z'), needsPhysiotherapist: first('2026-11-25T05:30:00.000Z') },
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Waits for you' }));
    const hrefs = () => list.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(hrefs()).toContain('/desk/calendar?day=2026-11-20'));
    expect(hrefs()).toEqual([
      '/desk/requests',
      '/desk/calendar?day=2026-11-25',
      '/desk/waiting',
      '/desk/calendar?day=2026-11-20',
      '/desk/inbox',
      '/desk/messages?status=FAILED',
    ]);
  });

  it('names who owes and whose details are missing, and takes what is due', async () => {
    const due = { ...patient, __typename: 'PaymentPatient' };
    openDesk('/desk', {
      DeskDay: dayWith({ due: [{ __typename: 'DueToday', patient: due, due: 120_050 }], incomplete: [patient] }),
    });
    expect(
      within(await screen.findByRole('list', { name: 'Comes today and owes' })).getByText('₹1,200.50'),
    ).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Details missing' })).getByRole('link')).toHaveTextContent(
      'Asha Verma',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Payment of Asha Verma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    expect(dialog.getByLabelText('Amount in rupees')).toHaveValue('1200.5');
  });

  it('is read again each minute, and that is no use of the session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = openDesk('/desk');
    await screen.findByText('Nothing waits.');
    const reads = () => server.calls.filter(({ operation }) => operation === 'DeskDay');
    expect(reads()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(reads().map(({ isBackground }) => isBackground)).toEqual([undefined, true]);
  });

  it('says why it could not be read, and offers another try', async () => {
    openDesk('/desk', { DeskDay: refusal('Please try again later.', 'INTERNAL') });
    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
  });
});

it('books in an open clinic with the public length of a session, and asks for no settings', async () => {
  const offers = [{ sessionType: 'CLINIC', enabled: true, durationMinutes: 30, price: null }] as const;
  const { asked } = openDesk('/desk', {}, { ...closedClinic, isOpen: true, offers });
  await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
  await waitFor(() => expect(dialog.getByLabelText('Duration in minutes')).toHaveValue('30'));
  expect(asked('OfferedLengths')).toEqual([]);
});

describe('a new caller', () => {
  const made = { data: { registerCaller: callerRecord } };
  const fillIn = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New caller' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New caller' }));
    await userEvent.type(dialog.getByLabelText('Name'), ' Sunita Devi ');
    await userEvent.type(dialog.getByLabelText('Mobile number'), '98123 45678');
    return { dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save, then book' })) };
  };

  it('is registered by name and number, and booked in the same flow', async () => {
    const { asked } = openDesk('/desk', { RegisterCaller: made });
    const { save } = await fillIn();
    await save();
    const booking = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    expect(await booking.findAllByText(/Sunita Devi, PT-000007/)).not.toEqual([]);
    expect(asked('RegisterCaller')[0]).toMatchObject({
      input: { name: 'Sunita Devi', contactNumber: '9812345678', withoutAccount: false },
    });
    // The front desk may not read plans, and asks with whom the patient is booked.
    expect(asked('PlanTherapist')).toEqual([]);
    expect(asked('DeskTherapist')).toEqual([{ patientId: callerRecord.id }]);
  });

  it('whose number a record has leads to that record, or is a further person under the same key', async () => {
    let answer: object = {
      errors: [
        {
          message: 'PT-000123 has this number already.',
          extensions: { code: 'ALREADY_EXISTS', fields: { contactNumber: 'PT-000123 has this number already' } },
        },
      ],
    };
    const { asked } = openDesk('/desk', { RegisterCaller: () => answer as typeof made });
    const { dialog, save } = await fillIn();
    await save();
    expect(await dialog.findByRole('link', { name: 'Open PT-000123' })).toHaveAttribute(
      'href',
      '/desk/patients/PT-000123',
    );
    answer = made;
    await userEvent.click(dialog.getByRole('checkbox', { name: 'This is a further person on that number' }));
    await save();
    await screen.findByRole('dialog', { name: 'Book a session' });
    const [first, second] = asked('RegisterCaller');
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
    expect(second?.input).toMatchObject({ withoutAccount: true });
  });

  it('who is given up is not booked', async () => {
    const { asked } = openDesk('/desk');
    const { dialog } = await fillIn();
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.clear(dialog.getByLabelText('Mobile number'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const sure = screen.queryByRole('button', { name: /discard/i });
    if (sure) fireEvent.click(sure);
    await dialogsGone();
    expect(asked('RegisterCaller')).toEqual([]);
  });
});
