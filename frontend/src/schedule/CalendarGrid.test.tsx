import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  appointmentRow,
  calendarAnswer,
  neha,
  openAsAdmin,
  physiotherapistsAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';
import { dateAndTime } from '../../test/date-and-time.fixture';
import { openDesk } from '../../test/desk.fixture';
import { refusal } from '../../test/fake-server';

const ankit = { id: 't9', name: 'Ankit Sharma' };
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`).toJSON();
const kavya = appointmentRow({
  id: 'a1',
  status: 'SCHEDULED',
  patient: { id: 'p1', patientId: 'PT-000001', name: 'Kavya Rao' },
  appointmentDate: at('16:30'),
  physiotherapist: neha,
});
const gita = appointmentRow({
  id: 'a2',
  patient: { id: 'p2', patientId: 'PT-000002', name: 'Gita Devi' },
  appointmentDate: at('11:00'),
  physiotherapist: ankit,
});
const free = [{ who: neha, from: '2026-11-21T14:00', until: '2026-11-21T15:30' }];
const answers = {
  Calendar: calendarAnswer([kavya, gita], free),
  Physiotherapists: physiotherapistsAnswer,
  PlanTherapist: { data: { recoveryPlan: null } },
};
const gap = 'Free 2:00 to 3:30 pm: book, Sat 21 Nov, Neha Kapoor';
const named = (name: string | RegExp) => screen.findByRole('button', { name });
const hasFocus = (name: string | RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the grid (bench §5)', () => {
  it('books free time with its physiotherapist and its beginning', async () => {
    openAsAdmin('/admin/schedule', answers);
    await userEvent.click(await named(gap));
    const dialog = await screen.findByRole('dialog', { name: 'Book a session' });
    expect(dateAndTime.value()).toBe('2026-11-21T14:00');
    expect(await within(dialog).findByText(/^Neha Kapoor, /)).toBeVisible();
  });

  it('is one stop of Tab, from which arrows lead between sessions and gaps, and Enter opens', async () => {
    openAsAdmin('/admin/schedule', answers);
    const session = await named(/Kavya Rao/);
    const grid = screen.getByRole('region', { name: 'Sessions of the day' });
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    act(() => session.focus());
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus(gap);
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus(/Gita Devi/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await hasFocus(/Kavya Rao/);
    expect(session).toHaveAccessibleName(
      /^Sat 21 Nov, ?4:30 pm, ?Scheduled, ?Kavya Rao, ?Clinic, 45 minutes, ?Neha Kapoor$/,
    );
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Kavya Rao' })).toBeVisible();
  });

  it('turns its pages by J, K and T, changes the view by W and D, and lists its keys by ?', async () => {
    const { router, asked } = openAsAdmin('/admin/schedule', answers);
    const press = async (keys: string, search: string) => {
      screen.getByRole('region', { name: 'Sessions of the day' }).focus();
      await userEvent.keyboard(keys);
      await waitFor(() => expect(router.state.location.search).toBe(search));
    };
    await named(/Kavya Rao/);
    await press('j', '?day=2026-11-22');
    await press('k', '');
    await press('w', '?view=week');
    await waitFor(() => expect(asked('Calendar').at(-1)).toMatchObject({ from: '2026-11-16', until: '2026-11-22' }));
    await press('j', '?day=2026-11-28&view=week');
    await press('t', '?view=week');
    await press('d', '');
    await press('?', '');
    expect(await screen.findByRole('dialog', { name: 'Keys of the calendar' })).toBeVisible();
  });

  it('leaves letters to the fields beside it', async () => {
    const { router } = openAsAdmin('/admin/schedule', answers);
    await named(/Kavya Rao/);
    (await screen.findByLabelText('Day')).focus();
    await userEvent.keyboard('jw');
    expect(router.state.location.search).toBe('');
  });

  it('shows the week of one physiotherapist, or of all with each day and name', async () => {
    const { asked } = openAsAdmin('/admin/schedule?view=week', answers);
    expect(await screen.findByRole('heading', { level: 2, name: 'Mon 16 Nov to Sun 22 Nov' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Neha Kapoor, Sat 21 Nov' })).toHaveTextContent('Kavya Rao');
    expect(asked('Calendar')).toEqual([
      { from: '2026-11-16', until: '2026-11-22', physiotherapistIds: null, withCanceled: false, withPhones: false },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Column'), 'Neha Kapoor');
    await waitFor(() =>
      expect(asked('Calendar').at(-1)).toMatchObject({
        physiotherapistIds: ['t1'],
        withCanceled: true,
        withPhones: true,
      }),
    );
  });

  it('reads the phone of a session of the week of all when it is opened', async () => {
    const { asked } = openAsAdmin('/admin/schedule?view=week', {
      ...answers,
      SessionPhones: {
        data: {
          appointments: {
            __typename: 'AppointmentConnection',
            edges: [
              { __typename: 'AppointmentEdge', node: { __typename: 'Appointment', id: 'a0', phone: '9000000001' } },
              { __typename: 'AppointmentEdge', node: { __typename: 'Appointment', id: kavya.id, phone: '9812345678' } },
            ],
            pageInfo: { __typename: 'PageInfo', endCursor: null },
          },
        },
      },
    });
    await userEvent.click(await named(/Kavya Rao/));
    const details = within(await screen.findByRole('dialog', { name: 'Kavya Rao' }));
    expect(await details.findByRole('link', { name: '+91 98123 45678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(asked('SessionPhones')).toEqual([{ patientId: kavya.patient.id, day: '2026-11-21' }]);
  });

  it('says that the phone could not be read, so that nobody believes there is none', async () => {
    openAsAdmin('/admin/schedule?view=week', {
      ...answers,
      SessionPhones: refusal('Please try again later.', 'INTERNAL'),
    });
    await userEvent.click(await named(/Kavya Rao/));
    const details = within(await screen.findByRole('dialog', { name: 'Kavya Rao' }));
    const phone = await details.findByText('Phone', { selector: 'dt' });
    await waitFor(() => expect(phone.nextElementSibling).toHaveTextContent('It could not be loaded'));
  });

  it('is the same at the desk, whose sessions are not corrected', async () => {
    openDesk('/desk/calendar', { ...answers, Calendar: calendarAnswer([{ ...kavya, status: 'COMPLETED' }]) });
    await userEvent.click(await named(/Kavya Rao/));
    const details = within(await screen.findByRole('dialog', { name: 'Kavya Rao' }));
    expect(details.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  });

  it('on a phone shows one column, chosen by name, below a strip of days', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(width < 768px)',
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { router } = openAsAdmin('/admin/schedule', answers);
    expect(await named(/Gita Devi/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Kavya Rao/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Column'), 'Neha Kapoor (1)');
    expect(await named(/Kavya Rao/)).toBeVisible();
    const strip = within(screen.getByRole('group', { name: 'Days of the week' }));
    expect(strip.getByRole('button', { pressed: true })).toHaveAccessibleName('Sat 21 Nov');
    await userEvent.click(strip.getByRole('button', { name: 'Fri 20 Nov' }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20&who=t1'));
  });
});
