import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchDay, benchSession, openBench } from '../../../test/bench.fixture';
import { refusal, type fakeServer } from '../../../test/fake-server';

/** 19 Nov 2025, ten minutes after the session has begun. */
const now = new Date('2025-11-19T16:40:00+05:30');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const note = (changes: object = {}) => ({
  __typename: 'TreatmentNote',
  id: 'n1',
  kind: 'SESSION',
  isOwn: true,
  status: 'DRAFT',
  version: 1,
  subjective: '',
  objective: '',
  assessment: 'Quadriceps weak',
  plan: 'Stairs next',
  painBefore: null,
  painAfter: null,
  change: null,
  treatments: [],
  values: [],
  body: [],
  files: [],
  ...changes,
});
const start = (changes: object = {}) => ({
  data: {
    noteStart: {
      __typename: 'NoteStart',
      note: null,
      kind: 'SESSION',
      treatments: [{ __typename: 'TreatmentGiven', name: 'Joint mobilisation', minutes: 10, detail: null }],
      assessment: 'Quadriceps weak',
      plan: 'Stairs next',
      carriedFrom: '2025-11-12T05:00:00.000Z',
      values: [],
      ...changes,
    },
  },
});
const written = (changes: object = {}) => ({
  data: { writeNote: { __typename: 'WrittenNote', note: note({ version: 2, ...changes }) } },
});

interface Sent {
  input: Record<string, unknown>;
  idempotencyKey: string;
}

async function open(answers: Parameters<typeof fakeServer>[0], session = benchSession()) {
  const { asked } = openBench('/physio', {
    BenchDay: benchDay({ sessions: [session] }),
    NoteStart: start(),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Write down|Go on writing): Sunita Yadav/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radiogroup', { name: 'Pain before' });
  const pain = (of: string, value: string) =>
    userEvent.click(within(dialog.getByRole('radiogroup', { name: of })).getByRole('radio', { name: value }));
  const sent = () => asked('WriteNote') as unknown as Sent[];
  // On a slow machine a draft may save itself before.
  const signed = () => sent().filter(({ input }) => input['sign'] === true);
  return { dialog, pain, sent, signed };
}

describe('the values of a note (bench §3)', () => {
  const bend = (changes: object = {}) => ({
    __typename: 'Measurement',
    id: 'm1',
    measure: 'KNEE_FLEXION',
    value: 80,
    side: 'RIGHT',
    mode: 'ACTIVE',
    method: 'GONIOMETER',
    takenAt: '2025-11-12T05:00:00.000Z',
    ...changes,
  });
  const asks = (last: object | null, changes: object = {}) => ({
    __typename: 'AskedValue',
    measure: 'KNEE_FLEXION',
    side: 'RIGHT',
    mode: 'ACTIVE',
    last,
    ...changes,
  });
  const isOver = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('stand empty beside the last one, which one tap takes over; what stays empty is not sent', async () => {
    const values = [asks(bend({ id: 'm0' })), asks(null, { measure: 'PAIN', side: null, mode: null })];
    const { dialog, sent } = await open({ NoteStart: start({ values }), WriteNote: written({ status: 'SIGNED' }) });
    const field = dialog.getByLabelText(/^Knee bend, right, by the patient alone/);
    expect(field).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: /^Last: 80°.*Take over: Knee bend, right/ }));
    expect(field).toHaveValue('80');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await isOver();
    expect(sent()[0]?.input['values']).toEqual([
      { measure: 'KNEE_FLEXION', value: 80, side: 'RIGHT', mode: 'ACTIVE', method: 'TYPED' },
    ]);
  });

  it('are not signed out of bounds, and a draft leaves such a one out', async () => {
    const { dialog, sent } = await open({ NoteStart: start({ values: [asks(null)] }), WriteNote: written() });
    await userEvent.type(dialog.getByLabelText(/^Knee bend/), '181');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    expect(
      await dialog.findByText('Enter a number from 0 to 180, with at most one digit after the point'),
    ).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.input['values']).toEqual([]);
  });

  it('of the draft that is there are in the fields, and go back as they were measured', async () => {
    const draft = note({
      values: [
        bend({ value: 85 }),
        bend({ id: 'm2', measure: 'BERG_BALANCE', value: 40, side: null, mode: null, method: 'OBSERVED' }),
      ],
    });
    const { dialog, sent } = await open(
      {
        NoteStart: start({ note: draft, values: [asks(bend({ id: 'm0' }))] }),
        WriteNote: written({ status: 'SIGNED' }),
      },
      benchSession({ note: { id: 'n1', status: 'DRAFT', isOwn: true } }),
    );
    expect(dialog.getByLabelText(/^Knee bend/)).toHaveValue('85');
    expect(dialog.getByLabelText(/^Balance, Berg scale/)).toHaveValue('40');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await isOver();
    expect(sent()[0]?.input['values']).toEqual([
      { measure: 'KNEE_FLEXION', value: 85, side: 'RIGHT', mode: 'ACTIVE', method: 'GONIOMETER' },
      { measure: 'BERG_BALANCE', value: 40, method: 'OBSERVED' },
    ]);
  });

  it('that were retracted elsewhere do not come back when the draft saves itself; what was changed here stays', async () => {
    const pain = (value: number, id = 'm2') => bend({ id, measure: 'PAIN', value, side: null, mode: null });
    const grip = bend({ id: 'm3', measure: 'GRIP_STRENGTH', value: 21, mode: null });
    const asked = [asks(null), asks(null, { measure: 'PAIN', side: null, mode: null })];
    let present: ReturnType<typeof note> | null = null;
    const { dialog, sent } = await open({
      NoteStart: () => start({ note: present, values: asked }),
      WriteNote: () => {
        if (sent().length === 2) {
          present = note({ version: 2, values: [pain(4), grip] });
          return refusal('Somebody changed this meanwhile.', 'CHANGED_MEANWHILE');
        }
        return written({ version: sent().length });
      },
    });
    const save = async () => userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await userEvent.type(dialog.getByLabelText(/^Knee bend/), '80');
    await userEvent.type(dialog.getByLabelText(/^Pain \(/), '4');
    await save();
    await dialog.findByText(/^Draft saved/);
    await userEvent.clear(dialog.getByLabelText(/^Pain \(/));
    await userEvent.type(dialog.getByLabelText(/^Pain \(/), '2');
    await save();
    expect(await dialog.findByLabelText(/^Grip strength/)).toHaveValue('21');
    expect(dialog.getByLabelText(/^Knee bend/)).toHaveValue('');
    expect(dialog.getByLabelText(/^Pain \(/)).toHaveValue('2');
    await save();
    await waitFor(() => expect(sent().length).toBeGreaterThan(2));
    expect(sent()[2]?.input).toMatchObject({
      version: 2,
      values: [
        { measure: 'PAIN', value: 2 },
        { measure: 'GRIP_STRENGTH', value: 21, side: 'RIGHT' },
      ],
    });
  });

  it('can be added with their side, which must be chosen, and taken away again', async () => {
    const { dialog, signed } = await open({ NoteStart: start(), WriteNote: written({ status: 'SIGNED' }) });
    const add = async (name: string) => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Add a value' }), name);
    };
    await userEvent.click(dialog.getByText('More to write'));
    await add('Grip strength');
    await userEvent.type(await dialog.findByLabelText(/^Grip strength \(kg, 0 to 100\)/), '21,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    expect(await dialog.findByText('Choose the side')).toBeVisible();
    expect(signed()).toEqual([]);
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Side: Grip strength' })).getByRole('radio', { name: 'Left' }),
    );
    await add('Elbow bend');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove: Elbow bend' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await isOver();
    expect(signed()[0]?.input['values']).toEqual([
      { measure: 'GRIP_STRENGTH', value: 21.5, side: 'LEFT', method: 'TYPED' },
    ]);
  });
});
