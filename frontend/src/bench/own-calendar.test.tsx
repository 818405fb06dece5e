import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appointmentRow, calendarAnswer, neha, openSession, stopTheClock } from '../../test/appointments.fixture';
import { dialogsGone } from '../../test/dialogs.fixture';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const aditi = { id: 't9', name: 'Aditi Sharma' };
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`).toJSON();
const session = (changes: Parameters<typeof appointmentRow>[0] = {}) =>
  appointmentRow({
    status: 'SCHEDULED',
    patient: { id: 'p1', patientId: 'PT-000001', name: 'Kavya Rao' },
    appointmentDate: at('16:30'),
    physiotherapist: neha,
    ...changes,
  });
/** A session in the column of somebody for whom Neha covers. */
const covered = session({
  id: 'a2',
  patient: { id: 'p2', patientId: 'PT-000002', name: 'Gita Devi' },
  appointmentDate: at('11:00'),
  physiotherapist: aditi,
});
const free = [
  { who: neha, from: '2026-11-21T14:00', until: '2026-11-21T15:30' },
  { who: aditi, from: '2026-11-21T14:00', until: '2026-11-21T15:30' },
];
const ownTimes = (changes: object = {}) => ({
  data: {
    physiotherapistTimes: {
      __typename: 'PhysiotherapistTimes',
      physiotherapistId: neha.id,
      workingHours: null,
      leave: [],
      ...changes,
    },
  },
});
const ownPatients = {
  data: {
    benchPatients: {
      __typename: 'BenchPatientConnection',
      edges: [
        {
          __typename: 'BenchPatientEdge',
          node: {
            __typename: 'BenchPatientLine',
            patient: { __typename: 'Patient', id: 'p1', patientId: 'PT-000001', name: 'Kavya Rao', age: 62 },
            reach: 'TREATS',
            lastSession: null,
            nextSession: null,
            hasPlan: false,
            openTask: null,
          },
        },
      ],
      pageInfo: { __typename: 'PageInfo', endCursor: null },
      totalCount: 1,
    },
  },
};

function openPhysio(answers: Parameters<typeof fakeServer>[0] = {}, path = '/physio/calendar') {
  const server = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    OwnTimes: ownTimes(),
    Calendar: calendarAnswer([session(), covered], free),
    BenchPatients: ownPatients,
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked, server };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the own calendar (bench §5)', () => {
  it('has the own column and those that one covers; only gaps of the own one can be booked', async () => {
    const { asked } = openPhysio();
    expect(await screen.findByRole('region', { name: 'Aditi Sharma' })).toHaveTextContent('Gita Devi');
    expect(screen.getByRole('region', { name: 'Neha Kapoor' })).toHaveTextContent('Kavya Rao');
    expect(await button('Free 2:00 to 3:30 pm: book, Sat 21 Nov, Neha Kapoor')).toBeEnabled();
    expect(await button('Free 2:00 to 3:30 pm, Sat 21 Nov, Aditi Sharma')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Absence' })).not.toBeInTheDocument();
    expect(asked('Calendar')).toEqual([
      { from: '2026-11-21', until: '2026-11-21', physiotherapistIds: null, withCanceled: true, withPhones: true },
    ]);
  });

  it('says why it is not there, and asks again', async () => {
    let isDown = true;
    openPhysio({ OwnTimes: () => (isDown ? new TypeError('Failed to fetch') : ownTimes()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your calendar');
    isDown = false;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Kavya Rao')).toBeVisible();
  });

  it('books a gap for a patient of one’s own, in the own column, without the lists of the desk', async () => {
    const { asked, server } = openPhysio({
      BookAppointment: { data: { bookAppointment: session({ id: 'a7', appointmentDate: at('14:00') }) } },
    });
    await userEvent.click(await button('Free 2:00 to 3:30 pm: book, Sat 21 Nov, Neha Kapoor'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    expect(dialog.queryByLabelText(/^Physiotherapist/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByLabelText('Patient'));
    await userEvent.click(await screen.findByTitle('Kavya Rao, PT-000001'));
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    await dialogsGone();
    const [booked] = asked('BookAppointment');
    expect(booked?.['input']).toMatchObject({
      patientId: 'p1',
      physiotherapistId: 't1',
      appointmentDate: '2026-11-21T14:00',
    });
    const others = ['PatientChoices', 'Physiotherapists', 'FreeSlots', 'WaitingFor', 'PlanTherapist'];
    expect(server.calls.filter(({ operation }) => others.includes(operation))).toEqual([]);
  });

  it('books in the own column by the page’s button, which names no gap', async () => {
    const { asked } = openPhysio({
      BookAppointment: { data: { bookAppointment: session({ id: 'a7', appointmentDate: at('14:00') }) } },
    });
    await userEvent.click(await button('Book session'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a session' }));
    await userEvent.click(dialog.getByLabelText('Patient'));
    await userEvent.click(await screen.findByTitle('Kavya Rao, PT-000001'));
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    await dialogsGone();
    expect(asked('BookAppointment').map(({ input }) => input)).toMatchObject([
      { patientId: 'p1', physiotherapistId: 't1' },
    ]);
  });

  it('moves, cancels and corrects own sessions; one that is covered is only marked', async () => {
    const seen = { appointmentDate: at('09:00') };
    openPhysio({ Calendar: calendarAnswer([session(), { ...covered, ...seen }], free) });
    const own = await openSession('Kavya Rao');
    expect(buttonsOf(own)).toEqual(['Move', 'Cancel']);
    await userEvent.keyboard('{Escape}');
    await dialogsGone();
    expect(buttonsOf(await openSession('Gita Devi'))).toEqual(['Mark completed', 'Mark missed']);
  });

  it('moves a session by the dialog within the own column', async () => {
    const { asked } = openPhysio({
      MoveAppointment: { data: { moveAppointment: session({ appointmentDate: at('17:00'), version: 2 }) } },
    });
    await openSession('Kavya Rao');
    await userEvent.click(await button(/^Move /));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move session' }));
    expect(dialog.queryByLabelText('Physiotherapist')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Move session' }));
    await dialogsGone();
    expect(asked('MoveAppointment').map(({ input }) => input)).toEqual([{ appointmentDate: '2026-11-21T16:30' }]);
  });

  it('picks up own sessions alone by M, and says so of the others', async () => {
    openPhysio();
    (await button(/Gita Devi/)).focus();
    await userEvent.keyboard('m');
    expect(
      await screen.findByText('This session is in the column of somebody else: it cannot be moved here.'),
    ).toBeInTheDocument();
    (await button(/Kavya Rao/)).focus();
    await userEvent.keyboard('m');
    expect(await screen.findByText(/^Kavya Rao is picked up/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Sat 21 Nov, 4:30 pm, Neha Kapoor, where it was')).toBeInTheDocument();
  });

  it('says where the note stands, and leads to it from an hour before the session', async () => {
    const near = { ...session({ appointmentDate: at('10:50') }), noteStatus: 'DRAFT' as const };
    openPhysio({ Calendar: calendarAnswer([near, { ...covered, appointmentDate: at('11:10') }]) });
    const details = within(await openSession('Kavya Rao'));
    expect(details.getByText('A draft')).toBeVisible();
    expect(details.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
      'href',
      '/physio?day=2026-11-21&note=a1',
    );
    await userEvent.keyboard('{Escape}');
    await dialogsGone();
    expect(within(await openSession('Gita Devi')).queryByRole('link', { name: 'Write down' })).not.toBeInTheDocument();
  });

  it('on a phone begins with the own column', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(width < 768px)',
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    openPhysio();
    expect(await button(/Kavya Rao/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Gita Devi/ })).not.toBeInTheDocument();
  });

  it('is refused with the sentence of the server', async () => {
    const begun = session({ appointmentDate: at('09:00') });
    openPhysio({
      Calendar: calendarAnswer([begun]),
      CompleteAppointment: refusal('There is no appointment with this id.', 'NOT_FOUND'),
    });
    await openSession('Kavya Rao');
    await userEvent.click(await button(/^Mark completed/));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no appointment with this id.');
  });
});

describe('the own hours and leave', () => {
  const times = async () => within(await screen.findByRole('region', { name: 'Your hours and leave' }));

  it('stand there to read', async () => {
    const leave = [
      { __typename: 'Leave', id: 'l1', from: '2025-11-24T18:30:00.000Z', until: '2025-11-25T18:30:00.000Z' },
    ];
    const { asked } = openPhysio({ OwnTimes: ownTimes({ workingHours: [], leave }) }, '/physio/times');
    expect(await (await times()).findByText('Monday: off')).toBeVisible();
    expect((await times()).getByText(/^Away from 25 Nov 2025, 12:00 am.* until 26 Nov 2025, 12:00 am/)).toBeVisible();
    expect(asked('OwnTimes')).toEqual([{ id: accounts.physiotherapist.id }]);
  });

  it('are the clinic’s where there are none', async () => {
    openPhysio({}, '/physio/times');
    await waitFor(async () => expect((await times()).getByText('You work while the clinic is open.')).toBeVisible());
  });
});
