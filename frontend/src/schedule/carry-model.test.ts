import { describe, expect, it } from 'vitest';
import { appointmentRow, calendarAnswer, neha } from '../../test/appointments.fixture';
import { placeIn, snapTarget, stepTarget, targetText, type Board, type Target } from './carry-model';
import { gridColumns, gridRange, type CalendarDay, type Direction } from './grid-model';

const day = '2026-11-27';
const ankit = { id: 't9', name: 'Ankit Sharma' };
const at = (time: string) => new Date(`${day}T${time}:00+05:30`).toJSON();
const session = (id: string, time: string, changes: Parameters<typeof appointmentRow>[0] = {}) => ({
  ...appointmentRow({ id, status: 'SCHEDULED', appointmentDate: at(time), physiotherapist: neha, ...changes }),
  phone: null,
  seriesId: null,
  noteStatus: null,
});
const now = Date.parse(at('09:10'));

/** A day of Ankit and Neha from 8 to 18, with these sessions and those of Ankit, who is there anyway. */
function boardOf(...sessions: ReturnType<typeof session>[]): Board {
  const idle = session('idle', '08:00', { physiotherapist: ankit, status: 'CANCELED' });
  const answer = calendarAnswer([...sessions, idle])({ from: day, until: day }) as {
    data: { calendar: CalendarDay[] };
  };
  const days = answer.data.calendar;
  const columns = gridColumns(days);
  return { columns, range: gridRange(days, columns), slotMinutes: 30 };
}

function carry(board: Board, carried: ReturnType<typeof session>, ...directions: Direction[]): Target {
  const start = placeIn(board, carried);
  if (!start) throw new Error('The grid does not show the session.');
  return directions.reduce((target, direction) => stepTarget(board, carried, target, direction), start);
}

describe('a carried session (bench §5)', () => {
  const kavya = session('a', '16:45');
  const board = boardOf(kavya);
  const said = (...directions: Direction[]) => targetText(carry(board, kavya, ...directions), kavya, now);

  it.each<[string, Direction[]]>([
    ['Fri 27 Nov, 4:45 pm, Neha Kapoor, where it was', []],
    ['Fri 27 Nov, 4:30 pm, Neha Kapoor, free', ['up']],
    ['Fri 27 Nov, 5:00 pm, Neha Kapoor, free', ['down']],
    ['Fri 27 Nov, 4:45 pm, Ankit Sharma, free', ['left']],
    ['Fri 27 Nov, 4:45 pm, Neha Kapoor, where it was', ['left', 'right']],
    // 45 minutes from 5:30 on would end after the last row.
    ['Fri 27 Nov, 5:00 pm, Neha Kapoor, free', ['down', 'down', 'down']],
    ['Fri 27 Nov, 4:45 pm, Ankit Sharma, free', ['left', 'left']],
  ])('is told as %j', (text, directions) => expect(said(...directions)).toBe(text));

  it.each([
    ['taken', session('b', '15:00'), carryTo('15:30')],
    ['free', session('b', '15:00', { status: 'CANCELED' }), carryTo('15:30')],
    ['in the past', session('b', '15:00'), carryTo('09:00')],
  ])('says %j', (state, other, minute) => {
    const both = boardOf(kavya, other);
    const column = placeIn(both, kavya)?.column;
    expect(column && targetText({ column, from: minute }, kavya, now)).toMatch(new RegExp(`, Neha Kapoor, ${state}$`));
  });

  it('says that somebody is on leave, or does not work then', () => {
    const column = placeIn(board, kavya)?.column;
    if (!column) throw new Error('There is no column.');
    const away = {
      ...column,
      leave: [{ id: 'l', note: null, from: 600, until: 660 }],
      works: [{ from: 540, until: 720 }],
    };
    expect(targetText({ column: away, from: 630 }, kavya, now)).toMatch(/on leave$/);
    expect(targetText({ column: away, from: 700 }, kavya, now)).toMatch(/outside the hours$/);
  });

  it('snaps to a row, and stays within the grid', () => {
    const column = placeIn(board, kavya)?.column;
    const snapped = (minute: number) => column && snapTarget(board, kavya, column, minute)?.from;
    expect([snapped(613), snapped(616), snapped(100), snapped(1_400)]).toEqual([600, 630, 480, 1_020]);
  });

  it('does not lose its physiotherapist', () => {
    const waiting = session('w', '10:00', { physiotherapist: null });
    const three = boardOf(kavya, waiting);
    const nobodys = three.columns[0];
    if (!nobodys) throw new Error('There is no column.');
    expect(nobodys.physiotherapist).toBeNull();
    expect(carry(three, kavya, 'left', 'left').column.physiotherapist).toMatchObject(ankit);
    expect(snapTarget(three, kavya, nobodys, 600)).toBeUndefined();
    expect(carry(three, waiting, 'right', 'left', 'down')).toMatchObject({
      column: { physiotherapist: null },
      from: 630,
    });
  });
});

function carryTo(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
