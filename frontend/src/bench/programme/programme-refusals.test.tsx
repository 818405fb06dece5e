import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, fakeServer } from '../../../test/fake-server';
import { openPatient, plan, recordIs } from '../../../test/patient-care.fixture';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00+05:30') }));
afterEach(() => void vi.useRealTimers());

const dose = { sets: 2, reps: 10, holdSeconds: 0, timesPerDay: 1 };
const words = (name: string, instructions: string, goal: string) => ({
  id: 'r1',
  area: 'BACK',
  side: 'NONE',
  reviewOn: null,
  version: 5,
  phases: [
    {
      __typename: 'Phase',
      goal,
      exercises: [{ __typename: 'Exercise', key: 'walking', name, instructions, hint: null, guide: null, ...dose }],
    },
  ],
});
const entry = (key: string, en: string, hi: string) => ({
  node: {
    __typename: 'LibraryExercise',
    key,
    name: { __typename: 'BothTexts', en, hi },
    steps: [{ __typename: 'BothTexts', en: 'Step.', hi: 'कदम।' }],
    ...dose,
  },
});
const programme = plan({ kind: 'PROGRAMME', area: 'BACK', protocolName: 'Programme for the back', version: 5 });
const edges = [entry('walking', 'Walking', 'चलना'), entry('heelSlides', 'Heel slides', 'एड़ी सरकाना')];
/** What the server answers where it refuses a field. */
const refusedAt = (field: string, sentence: string): Answer => ({
  errors: [{ message: 'Please check the fields.', extensions: { code: 'BAD_INPUT', fields: { [field]: sentence } } }],
});

/** Opens the change of a programme whose own exercise has the key that the library gave another one later. */
async function change(answers: Parameters<typeof fakeServer>[0]) {
  const { asked } = openPatient(
    {
      BenchPatient: recordIs({ plan: programme }),
      CareGate: { data: { gate: null } },
      ProgrammeWords: {
        data: {
          english: words('Walking', 'Walk on the flat.', 'Walk to the park'),
          hindi: words('चलना', 'समतल पर चलें।', 'Walk to the park'),
        },
      },
      ExerciseChoices: { data: { libraryExercises: { edges, totalCount: 2 } } },
      ...answers,
    },
    '/physio/patients/p1?part=programme',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change the programme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the programme' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Why it changes' }), { target: { value: 'Stronger' } });
  return {
    dialog,
    asked: () => asked('ChangeProgramme'),
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    take: async (title: string, at: number) => {
      const pickers = dialog.getAllByRole('combobox', { name: 'Take from the exercise library' });
      fireEvent.mouseDown(pickers[at] as HTMLElement);
      await userEvent.click(await dialog.findByTitle(title));
    },
  };
}

describe('a programme that the server refuses', () => {
  it.each([
    ['exercises.0.words', 'Please write name and instructions of this exercise, in English and in Hindi'],
    ['exercises.0.key', 'The exercise library does not offer this exercise any more'],
    ['exercises', 'Each exercise stands once in a programme'],
  ])('at %s says why beside the exercises, and that nothing was changed', async (field, sentence) => {
    const { dialog, press } = await change({ ChangeProgramme: refusedAt(field, sentence) });
    await press('Change');
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByText(/^The programme was not changed/)).toBeVisible();
  });
});

describe('an exercise of the library with the key of an own one', () => {
  const said = 'This programme has this exercise in its own words. Keep those words, or take another exercise.';

  it('is not taken in the place of the own one, which keeps key and words', async () => {
    const { dialog, asked, press, take } = await change({
      ChangeProgramme: { data: { changeProgramme: programme } },
    });
    await take('Walking · चलना', 0);
    expect(await dialog.findByText(said)).toBeVisible();
    await press('Change');
    expect(asked()).toEqual([]);
    await press('Take another, or write it in own words');
    await press('Change');
    await waitFor(() =>
      expect(asked()).toMatchObject([{ input: { exercises: [{ key: 'walking', words: { nameEn: 'Walking' } }] } }]),
    );
  }, 20_000);

  it('is not taken beside it, nor after the own one was removed', async () => {
    const { dialog, asked, press, take } = await change({
      ChangeProgramme: { data: { changeProgramme: programme } },
    });
    await press('Add an exercise');
    await take('Walking · चलना', 1);
    expect(await dialog.findByText(said)).toBeVisible();
    await press('Remove exercise 1');
    await press('Change');
    expect(asked()).toEqual([]);
    await press('Take another, or write it in own words');
    await take('Heel slides · एड़ी सरकाना', 0);
    await press('Change');
    await waitFor(() =>
      expect(asked()).toMatchObject([{ input: { exercises: [{ key: 'heelSlides', words: null }] } }]),
    );
  }, 20_000);
});
