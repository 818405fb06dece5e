import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchDay, benchSession, openBench } from '../../../test/bench.fixture';
import { nearestPlace, pointOf } from './chart-places';

describe('the places of the chart (bench §3)', () => {
  it.each([
    ['FRONT', 0.38, 0.72, 'KNEE', 'RIGHT'],
    ['FRONT', 0.62, 0.72, 'KNEE', 'LEFT'],
    ['BACK', 0.38, 0.72, 'KNEE', 'LEFT'],
    ['FRONT', 0.5, 0.03, 'HEAD', 'NONE'],
    ['BACK', 0.5, 0.39, 'LOWER_BACK', 'NONE'],
    ['FRONT', 0.89, 0.56, 'HAND', 'LEFT'],
  ] as const)('from the %s a touch at %d, %d is the %s, %s', (view, x, y, region, side) => {
    expect(nearestPlace(view, { x, y })).toEqual({ region, side });
  });

  it('draw a mark of a region in its middle, and none that the view does not show', () => {
    expect(pointOf('FRONT', 'KNEE', 'LEFT')).toMatchObject({ x: 0.62, y: 0.72 });
    expect(pointOf('FRONT', 'LOWER_BACK', 'NONE')).toBeUndefined();
  });
});

const start = (note: object | null = null) => ({
  data: {
    noteStart: {
      __typename: 'NoteStart',
      kind: 'SESSION',
      note,
      treatments: [],
      assessment: '',
      plan: '',
      carriedFrom: null,
      values: [],
    },
  },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-19T18:00:00+05:30') }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const written = {
    data: { writeNote: { __typename: 'WrittenNote', note: { __typename: 'TreatmentNote', id: 'n1', version: 2 } } },
  };
  const { asked } = openBench('/physio', {
    BenchDay: benchDay({ sessions: [benchSession()] }),
    NoteStart: start(),
    NoteTemplates: { data: { noteTemplates: [] } },
    WriteNote: written,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Write down: Sunita Yadav/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByText('More to write'));
  const sent = () =>
    (asked('WriteNote') as unknown as { input: { sign?: boolean; body: object[] } }[])
      .map(({ input }) => input)
      .filter(({ sign }) => sign);
  return { dialog, sent };
}

describe('the body chart of a note', () => {
  it('marks a region from the list, with its side, what it is, how strong, and words', async () => {
    const { dialog, sent } = await open();
    await userEvent.selectOptions(dialog.getByLabelText('Add a mark'), 'Knee');
    const mark = within(await dialog.findByRole('list', { name: 'Marks' }));
    await userEvent.selectOptions(mark.getByLabelText('Side'), 'Left');
    await userEvent.selectOptions(mark.getByLabelText('What'), 'Swelling');
    await userEvent.selectOptions(mark.getByLabelText('Strength'), '4 of 10');
    await userEvent.type(mark.getByLabelText('In words'), 'inner side');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual([
      {
        view: 'FRONT',
        region: 'KNEE',
        side: 'LEFT',
        x: null,
        y: null,
        finding: 'SWELLING',
        intensity: 4,
        text: 'inner side',
      },
    ]);
  });

  it('marks the point that is touched, with the nearest region; another region takes the point off', async () => {
    const { dialog, sent } = await open();
    const [front] = dialog.getAllByRole('figure');
    const picture = front?.querySelector('svg');
    if (!picture) throw new Error('no picture');
    picture.getBoundingClientRect = () => new DOMRect(10, 20, 100, 200);
    fireEvent.click(picture, { clientX: 48, clientY: 164 });
    fireEvent.click(picture, { clientX: 60, clientY: 70 });
    const marks = within(dialog.getByRole('list', { name: 'Marks' }));
    expect(await marks.findByLabelText('Mark 1: region')).toHaveDisplayValue('Knee');
    await userEvent.selectOptions(marks.getByLabelText('Mark 2: region'), 'Neck');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual([
      expect.objectContaining({ region: 'KNEE', side: 'RIGHT', x: 0.38, y: 0.72, finding: 'PAIN', intensity: null }),
      expect.objectContaining({ region: 'NECK', x: null, y: null }),
    ]);
  });

  it('takes a mark away again', async () => {
    const { dialog } = await open();
    await userEvent.selectOptions(dialog.getByLabelText('Add a mark'), 'Head');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove mark 1' }));
    expect(within(dialog.getByRole('list', { name: 'Marks' })).queryAllByRole('listitem')).toEqual([]);
  });
});
