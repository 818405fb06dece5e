import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  appointmentRow,
  calendarAnswer,
  neha,
  openAsAdmin,
  physiotherapistsAnswer,
  refusedFields,
  stopTheClock,
} from '../../test/appointments.fixture';
import { dateAndTime } from '../../test/date-and-time.fixture';
import { refusal } from '../../test/fake-server';
import { slotsAnswer } from '../../test/free-times.fixture';
import { openClinic } from '../../test/open-clinic.fixture';

const ankit = { id: 't9', name: 'Ankit Sharma' };
const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`).toJSON();
const kavya = appointmentRow({
  status: 'SCHEDULED',
  patient: { id: 'p1', patientId: 'PT-000001', name: 'Kavya Rao' },
  appointmentDate: at('16:30'),
  physiotherapist: neha,
  version: 3,
});
const gita = appointmentRow({
  ...kavya,
  id: 'a2',
  patient: { id: 'p2', patientId: 'PT-000002', name: 'Gita Devi' },
  physiotherapist: ankit,
  appointmentDate: at('11:00'),
});
const done = appointmentRow({ ...gita, id: 'a3', status: 'COMPLETED', appointmentDate: at('08:00') });
const asMoved = {
  ...kavya,
  physiotherapist: { __typename: 'AppointmentPhysiotherapist', ...ankit },
  appointmentDate: at('15:30'),
  version: 4,
};

const named = (name: string | RegExp) => screen.findByRole('button', { name });
const spoken = () => document.querySelector('[aria-live="assertive"]:not([role])')?.textContent;
const inColumn = (name: string) =>
  within(screen.getByRole('region', { name })).queryByRole('button', { name: /Kavya Rao/ });

/** Opens the schedule; the server moves as `answer` says, and knows the session from then on as it answered. */
function openWithMove(answer: object, clinic?: typeof openClinic) {
  let known = kavya;
  const opened = openAsAdmin(
    '/admin/schedule',
    {
      Calendar: (asked) => calendarAnswer([known, gita, done])(asked),
      Physiotherapists: physiotherapistsAnswer,
      FreeTimes: slotsAnswer([]),
      MoveAppointment: ({ input }) => {
        if (!('data' in answer)) return answer as never;
        const { appointmentDate, physiotherapistId } = input as { appointmentDate: string; physiotherapistId?: string };
        const moved = {
          ...known,
          appointmentDate: new Date(`${appointmentDate}:00+05:30`).toJSON(),
          version: known.version + 1,
        };
        known = {
          ...moved,
          physiotherapist: physiotherapistId === ankit.id ? asMoved.physiotherapist : kavya.physiotherapist,
        };
        return { data: { moveAppointment: known } };
      },
    },
    clinic,
  );
  return opened;
}
async function pickUp(name = /Kavya Rao/) {
  const session = await named(name);
  act(() => session.focus());
  await userEvent.keyboard('m');
}
const moved = { data: {} };
const input = { appointmentDate: '2026-11-21T15:30', physiotherapistId: 't9' };

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

describe('by keys (bench §5)', () => {
  it('M picks up, arrows carry, Enter drops, and each step is spoken; Undo moves back', async () => {
    const { asked } = openWithMove(moved);
    await pickUp();
    expect(spoken()).toBe(
      'Kavya Rao is picked up: Sat 21 Nov, 4:30 pm, Neha Kapoor. Arrows carry, Enter drops, Escape puts back.',
    );
    await userEvent.keyboard('{ArrowUp}');
    expect(spoken()).toBe('Sat 21 Nov, 4:00 pm, Neha Kapoor, free');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(spoken()).toBe('Sat 21 Nov, 3:30 pm, Ankit Sharma, free');
    expect(asked('MoveAppointment')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The session of Kavya Rao is now on 21 Nov 2026, 3:30 pm IST.')).toBeVisible();
    expect(asked('MoveAppointment')).toEqual([{ id: 'a1', version: 3, input }]);
    await waitFor(() => expect(inColumn('Ankit Sharma')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(await named('Undo'));
    expect(await screen.findByText('The session of Kavya Rao is back on 21 Nov 2026, 4:30 pm IST.')).toBeVisible();
    expect(asked('MoveAppointment').at(-1)).toEqual({
      id: 'a1',
      version: 4,
      input: { appointmentDate: '2026-11-21T16:30', physiotherapistId: 't1' },
    });
    await waitFor(() => expect(inColumn('Neha Kapoor')).toBeVisible());
  });

  it('Esc puts back, and so does a drop where it was, or leaving the grid', async () => {
    const { asked } = openWithMove(moved);
    await pickUp();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(spoken()).toBe('Kavya Rao is put back.');
    await pickUp();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    expect(spoken()).toBe('Kavya Rao stays: Sat 21 Nov, 4:30 pm, Neha Kapoor.');
    await pickUp();
    await userEvent.keyboard('{ArrowUp}{Tab}');
    expect(spoken()).toBe('Kavya Rao is put back.');
    expect(asked('MoveAppointment')).toEqual([]);
  });

  it('does not pick up what is over, and turns no page meanwhile', async () => {
    const { router } = openWithMove(moved);
    await pickUp(/8:00 am, .*Gita Devi/);
    expect(spoken()).toBe('Only a pending or scheduled session can be moved.');
    await pickUp();
    await userEvent.keyboard('jw');
    expect(router.state.location.search).toBe('');
  });

  it('C books', async () => {
    openWithMove(moved);
    (await named(/Kavya Rao/)).focus();
    await userEvent.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'Book a session' })).toBeVisible();
  });
});

describe('a refusal (bench §5)', () => {
  const drop = async () => {
    await pickUp();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}');
  };

  it.each([
    ['DOUBLE_BOOKED', 'Somebody else has just taken this slot.'],
    ['CHANGED_MEANWHILE', 'Somebody else changed this meanwhile.'],
  ])('%s puts it back and says why', async (code, sentence) => {
    const { asked } = openWithMove(refusal(sentence, code));
    await drop();
    expect(await screen.findByRole('alert')).toHaveTextContent(`The session of Kavya Rao was not moved. ${sentence}`);
    expect(inColumn('Neha Kapoor')).toBeVisible();
    expect(inColumn('Ankit Sharma')).not.toBeInTheDocument();
    const reads = code === 'CHANGED_MEANWHILE' ? 2 : 1;
    await waitFor(() => expect(asked('Calendar')).toHaveLength(reads));
  });

  it('of the network puts it back and says so', async () => {
    openWithMove(new TypeError('Load failed'));
    await drop();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No answer came. The session of Kavya Rao is shown where it was\./,
    );
    expect(inColumn('Neha Kapoor')).toBeVisible();
  });

  it('outside the hours asks for the reason in place', async () => {
    const sentence = 'Nobody works then. Choose another time, or give a reason.';
    const { asked } = openWithMove(outsideHours(sentence), openClinic);
    await drop();
    const dialog = within(await screen.findByRole('dialog', { name: 'Move session' }));
    expect(dialog.getByText(sentence)).toBeVisible();
    expect(dateAndTime.value()).toBe('2026-11-21T15:30');
    await userEvent.type(dialog.getByLabelText('Reason, if the time lies outside the hours'), 'Her son drives');
    await userEvent.click(dialog.getByRole('button', { name: 'Move session' }));
    await waitFor(() =>
      expect(asked('MoveAppointment').at(-1)).toEqual({
        id: 'a1',
        version: 3,
        input: { ...input, overrideReason: 'Her son drives' },
      }),
    );
  });
});

function outsideHours(sentence: string) {
  const refused = refusedFields(sentence, { overrideReason: sentence }) as { errors: { extensions: object }[] };
  return {
    errors: refused.errors.map((error) => ({ ...error, extensions: { ...error.extensions, code: 'OUTSIDE_HOURS' } })),
  };
}

describe('by pointer (bench §5)', () => {
  const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
  beforeEach(() => {
    Element.prototype.setPointerCapture = () => undefined;
    // Columns of 100 × 600 px, ten hours each: a minute is a pixel. Ankit's begins at 0, Neha's at 100.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const column = this.getAttribute('data-column');
      if (column) return box(column.endsWith('t9') ? 0 : 100, 0, 100, 600);
      return this.hasAttribute('data-key') ? box(100, 510, 100, 45) : box(0, 0, 0, 0);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  });
  const pointer = (type: string, x: number, y: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: type,
    clientX: x,
    clientY: y,
  });

  it('a mouse drags to another time and column, snapped, and the click is swallowed', async () => {
    const { asked } = openWithMove(moved);
    const session = await named(/Kavya Rao/);
    fireEvent.pointerDown(session, pointer('mouse', 150, 520));
    fireEvent.pointerMove(session, pointer('mouse', 152, 520));
    expect(screen.queryByText('4:30 pm', { selector: 'b' })).not.toBeInTheDocument();
    fireEvent.pointerMove(session, pointer('mouse', 50, 463));
    expect(screen.getByText('3:30 pm', { selector: 'b' })).toBeInTheDocument();
    fireEvent.pointerUp(session, pointer('mouse', 50, 463));
    fireEvent.click(session);
    await waitFor(() => expect(asked('MoveAppointment')).toEqual([{ id: 'a1', version: 3, input }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a finger scrolls at once, and drags after 300 ms', async () => {
    const { asked } = openWithMove(moved);
    const session = await named(/Kavya Rao/);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(session, pointer('touch', 150, 520));
    fireEvent.pointerMove(session, pointer('touch', 150, 440));
    act(() => void vi.advanceTimersByTime(400));
    fireEvent.pointerMove(session, pointer('touch', 50, 463));
    expect(screen.queryByText('3:30 pm', { selector: 'b' })).not.toBeInTheDocument();
    fireEvent.pointerUp(session, pointer('touch', 50, 463));

    fireEvent.pointerDown(session, pointer('touch', 150, 520));
    act(() => void vi.advanceTimersByTime(300));
    expect(fireEvent.touchMove(session)).toBe(false);
    fireEvent.pointerMove(session, pointer('touch', 50, 463));
    expect(screen.getByText('3:30 pm', { selector: 'b' })).toBeInTheDocument();
    fireEvent.pointerCancel(session, pointer('touch', 50, 463));
    expect(screen.queryByText('3:30 pm', { selector: 'b' })).not.toBeInTheDocument();
    expect(fireEvent.touchMove(session)).toBe(true);
    stopTheClock();
    expect(asked('MoveAppointment')).toEqual([]);
  });
});
