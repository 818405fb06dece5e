import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { precaution } from '../../../test/notes.fixture';
import { card, openPatient, recordIs } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';
import { precautionText } from './precaution-texts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-19T14:20:00+05:30') }));
afterEach(() => void vi.useRealTimers());

const here = '/physio/patients/p1';
const weight = 'Right leg: partial weight, 30 percent, until 20 Dec 2025';
const doctor = { Me: { data: { me: accounts.doctor } } };

describe('precautions of a patient, read (bench §4)', () => {
  it('stand below the danger sign and above all else, as words', async () => {
    const openTask = { __typename: 'CareTask', id: 't1' };
    openPatient({ BenchPatient: recordIs({ openTask, alert: 'Hard of hearing', precautions: [precaution()] }) }, here);
    const shown = await screen.findByText(weight);
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(screen.getByText('A danger sign waits'), shown)).toBe(true);
    expect(isBefore(shown, screen.getByText('Hard of hearing'))).toBe(true);
    expect((await card('Precautions')).getByText('Neha Kapoor, 10 Nov 2025')).toBeVisible();
  });

  const words = { weightBearing: null, percent: null, side: null, until: null };

  it.each([
    [{ weightBearing: 'NON', percent: null, side: 'LEFT', until: null }, 'Left leg: no weight'],
    [{ text: 'in the boot' }, 'Right leg: partial weight, 30 percent, in the boot, until 20 Dec 2025'],
    [{ ...words, kind: 'MOVEMENT', side: 'RIGHT', text: 'no bend' }, 'Movement, right: no bend'],
    [{ ...words, kind: 'ALLERGY', side: 'NONE', text: 'latex' }, 'Allergy: latex'],
  ] as const)('%j is said in words', (changes, sentence) => {
    expect(precautionText(precaution(changes))).toBe(sentence);
  });

  it.each([
    ['who opened the record for a day', {}, here, 'OPENED'],
    ['a doctor who does not answer for the plan', doctor, '/doctor/patients/p1', 'TREATS'],
  ] as const)('can be neither added nor ended by %s', async (_who, me, path, reach) => {
    openPatient({ ...me, BenchPatient: recordIs({ reach, precautions: [precaution()] }) }, path);
    await screen.findByText(weight);
    expect((await card('Precautions')).queryByRole('button')).toBeNull();
  });

  it('that ended are listed when somebody asks: by whom, when and why', async () => {
    const past = (id: string, changes: object) => ({
      ...precaution({ id, ...changes }),
      endedAt: null,
      endedReason: null,
      ...changes,
    });
    const { asked } = openPatient(
      {
        BenchPatient: recordIs({ reach: 'OPENED' }),
        PastPrecautions: {
          data: {
            precautions: [
              past('c1', {}),
              past('c2', { ...words, kind: 'MOVEMENT', text: 'no bend', until: '2025-11-18' }),
              past('c3', {
                ...words,
                kind: 'ALLERGY',
                text: 'latex',
                endedAt: '2025-11-12T06:30:00.000Z',
                endedReason: 'It was the plaster',
              }),
            ],
          },
        },
      },
      here,
    );
    const shown = await card('Precautions');
    expect(shown.getByText('None is known.')).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
    expect(asked('PastPrecautions')).toEqual([]);
    await userEvent.click(shown.getByText('Ended'));
    const list = within(await shown.findByRole('list', { name: 'Ended precautions' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Movement: no bend Neha Kapoor, 10 Nov 2025. Its last day was 18 Nov 2025.',
      'Allergy: latex Neha Kapoor, 10 Nov 2025. Ended on 12 Nov 2025: It was the plaster',
    ]);
  });
});

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add precaution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add precaution' }));
  return {
    dialog,
    choose: (label: string) => userEvent.click(dialog.getByRole('radio', { name: label })),
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Add' })),
  };
}

describe('precautions of a patient, changed (bench §4)', () => {
  it.each([
    ['IN_CHARGE', {}, here],
    ['TREATS', {}, here],
    ['COVERS', {}, here],
    ['DOCTOR', doctor, '/doctor/patients/p1'],
  ] as const)('are added and ended by who sees the patient as %s', async (reach, me, path) => {
    openPatient({ ...me, BenchPatient: recordIs({ reach, precautions: [precaution()] }) }, path);
    const buttons = (await card('Precautions')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Add precaution',
      `End: ${weight}`,
    ]);
  });

  it('of weight: leg and weight are asked, and the percentage of partial weight alone', async () => {
    const { asked } = openPatient(
      { AddPrecaution: { data: { addPrecaution: { __typename: 'Precaution', id: 'c1' } } } },
      here,
    );
    const { dialog, choose, send } = await openDialog();
    await send();
    expect(await dialog.findByText('Choose what to take care of')).toBeVisible();
    await choose('Falls easily');
    await choose('Weight on a leg');
    await send();
    expect(await dialog.findByText('Choose the leg')).toBeVisible();
    expect(dialog.getByText('Choose how much weight')).toBeVisible();
    await choose('Right leg');
    expect(dialog.queryByLabelText(/^Percent/)).toBeNull();
    await choose('partial weight');
    await userEvent.type(dialog.getByLabelText(/^Percent/), '3');
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2025-11-18' } });
    await send();
    expect(await dialog.findByText('Enter a whole number from 5 to 95')).toBeVisible();
    expect(await dialog.findByText('Choose today or a later day')).toBeVisible();
    expect(asked('AddPrecaution')).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Percent/), '0');
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2025-12-20' } });
    await send();
    await dialogsGone();
    const input = {
      kind: 'WEIGHT_BEARING',
      weightBearing: 'PARTIAL',
      percent: 30,
      side: 'RIGHT',
      text: null,
      until: '2025-12-20',
    };
    expect(asked('AddPrecaution')).toEqual([{ patientId: 'p1', input, idempotencyKey: expect.any(String) }]);
    await waitFor(() => expect(asked('BenchPatient')).toHaveLength(2));
  });

  it('of another kind: words are asked, and nothing of the weight is sent; what was typed stays where it is refused', async () => {
    const answers = [new TypeError('Failed to fetch'), refusal('There are 20 precautions already.', 'LIMIT_REACHED')];
    const { asked } = openPatient(
      {
        AddPrecaution: () => answers.shift() ?? { data: { addPrecaution: { __typename: 'Precaution', id: 'c1' } } },
      },
      here,
    );
    const { dialog, choose, send } = await openDialog();
    await choose('Weight on a leg');
    await choose('Left leg');
    await choose('no weight');
    await choose('Movement');
    await choose('No side');
    await send();
    expect(await dialog.findByText(/^In words/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
    expect(asked('AddPrecaution')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('In words'), ' no bend beyond 90° ');
    for (const said of ['The precaution was not added', 'There are 20 precautions already.']) {
      await send();
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(said));
      expect(dialog.getByLabelText('In words')).toHaveValue(' no bend beyond 90° ');
    }
    await send();
    await dialogsGone();
    const input = {
      kind: 'MOVEMENT',
      weightBearing: null,
      percent: null,
      side: null,
      text: 'no bend beyond 90°',
      until: null,
    };
    const sent = asked('AddPrecaution');
    expect(sent.map((variables) => variables['input'])).toEqual([input, input, input]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it.each(['ended', 'added'])('are %s, and the open list of those that ended is read again', async (done) => {
    const past = { ...precaution(), endedAt: '2025-11-19T08:50:00.000Z', endedReason: 'Full weight' };
    let precautions: object[] = [];
    const change = (field: string) => () => {
      precautions = [past];
      return { data: { [field]: { __typename: 'Precaution', id: 'c1' } } };
    };
    openPatient(
      {
        BenchPatient: recordIs({ precautions: [precaution()] }),
        PastPrecautions: () => ({ data: { precautions } }),
        EndPrecaution: change('endPrecaution'),
        AddPrecaution: change('addPrecaution'),
      },
      here,
    );
    const shown = await card('Precautions');
    await userEvent.click(shown.getByText('Ended'));
    await shown.findByText('None has ended.');
    if (done === 'ended') {
      await userEvent.click(shown.getByRole('button', { name: `End: ${weight}` }));
      const dialog = within(await screen.findByRole('dialog', { name: 'End the precaution' }));
      await userEvent.type(dialog.getByLabelText('Reason'), 'Full weight');
      await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    } else {
      // A new one for the weight of a side ends the former of that side.
      const { choose, send } = await openDialog();
      for (const label of ['Weight on a leg', 'Right leg', 'no weight']) await choose(label);
      await send();
    }
    await dialogsGone();
    expect(await shown.findByText(/Ended on 19 Nov 2025: Full weight/)).toBeVisible();
  });

  it('end with a reason of 3 to 200 characters, which stays where it is refused', async () => {
    const answers = [refusal('It has ended already.', 'WRONG_STATE')];
    const { asked } = openPatient(
      {
        BenchPatient: recordIs({ precautions: [precaution()] }),
        EndPrecaution: () => answers.shift() ?? { data: { endPrecaution: { __typename: 'Precaution', id: 'c1' } } },
      },
      here,
    );
    await userEvent.click(await screen.findByRole('button', { name: `End: ${weight}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the precaution' }));
    const end = () => userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'ok');
    await end();
    expect(await dialog.findByText('Reason must have 3 to 200 characters')).toBeVisible();
    expect(asked('EndPrecaution')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), ': full weight');
    await end();
    expect(await dialog.findByRole('alert')).toHaveTextContent('It has ended already.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('ok: full weight');
    await end();
    await dialogsGone();
    expect(asked('EndPrecaution')).toEqual([1, 2].map(() => ({ id: 'c1', reason: 'ok: full weight' })));
    await waitFor(() => expect(asked('BenchPatient').length).toBeGreaterThan(1));
  });
});
