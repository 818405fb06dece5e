import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, recordIs } from '../../../test/patient-care.fixture';
import { changeText } from './score-texts';

const here = '/physio/patients/p1?part=values';
const instrument = (key: string, name: string, changes: object = {}) => ({
  __typename: 'OutcomeInstrument',
  key,
  name,
  low: 0,
  high: 100,
  higherIsBetter: false,
  importantDifference: 10,
  source: 'Ostelo 2008',
  usesActivities: false,
  items: [],
  ...changes,
});
const oswestry = instrument('ODI', 'Oswestry Disability Index');
const specific = instrument('PSFS', 'Patient-Specific Functional Scale', {
  high: 10,
  higherIsBetter: true,
  importantDifference: 2,
  usesActivities: true,
});
const score = (changes: object = {}) => ({
  __typename: 'OutcomeScore',
  id: 's1',
  instrument: 'ODI',
  score: 30.5,
  activities: [],
  sinceFirst: -15.5,
  takenAt: '2025-11-10T06:00:00.000Z',
  enteredBy: 'Neha Kapoor',
  retractedReason: null,
  isByPatient: false,
  ...changes,
});

function open(answers: object, reach: 'TREATS' | 'DOCTOR' = 'TREATS') {
  const outcomeScores = [score()];
  return openPatient(
    {
      BenchPatient: recordIs({ reach }),
      OutcomeScores: { data: { outcomeInstruments: [specific, oswestry], outcomeScores } },
      ...answers,
    },
    here,
  );
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Questionnaire' }));
  await userEvent.click(await screen.findByTitle(name));
};

it.each([
  [{ sinceFirst: null }, undefined],
  [{ sinceFirst: 0 }, 'As at first'],
  [{ sinceFirst: -9.5 }, '9.5 better than at first'],
  [{ sinceFirst: -10 }, '10 better than at first, which matters to patients'],
  [{ sinceFirst: 12 }, '12 worse than at first, which matters to patients'],
])('a difference of %j to the first is said in words: %s', (changes, words) => {
  expect(changeText(score(changes) as never, oswestry as never)).toBe(words);
});

describe('scores of a patient (bench §4)', () => {
  it('are read with their range and change, and only read by who may not measure', async () => {
    open({}, 'DOCTOR');
    const shown = await card('Scores');
    expect(await shown.findByText('30.5 of 100')).toBeVisible();
    expect(shown.getByText('15.5 better than at first, which matters to patients')).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('of the patient’s own answers name the patient, who alone takes them back', async () => {
    const scores = [score({ id: 's2', isByPatient: true, enteredBy: 'Sunita Devi' }), score()];
    open({ OutcomeScores: { data: { outcomeInstruments: [specific, oswestry], outcomeScores: scores } } });
    const shown = await card('Scores');
    expect(await shown.findByText(/Sunita Devi \(patient\)$/)).toBeVisible();
    expect(shown.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  });

  it('are recorded by the total of a paper form; what was typed stays when it is refused', async () => {
    let isRefused = true;
    const { asked } = open({
      RecordOutcome: () =>
        isRefused
          ? refusal('The total is from 0 to 100', 'BAD_INPUT')
          : { data: { recordOutcome: score({ id: 's2' }) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record a score' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a score' }));
    await choose('Oswestry Disability Index');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('Enter a number from 0 to 100')).toBeVisible();
    expect(asked('RecordOutcome')).toEqual([]);
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Total of the paper form' }), '30.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText(/The total is from 0 to 100/)).toBeVisible();
    isRefused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(asked('RecordOutcome')).toHaveLength(2));
    expect(asked('RecordOutcome')[1]).toMatchObject({ patientId: 'p1', input: { instrument: 'ODI', total: 30.5 } });
  });

  it('of activities begin with those of the last time', async () => {
    const activities = ['Climbing stairs', 'Squatting', 'Sleeping'].map((name) => ({ name, score: 3 }));
    const last = score({ instrument: 'PSFS', score: 3, activities, sinceFirst: null });
    const { asked } = open({
      OutcomeScores: { data: { outcomeInstruments: [specific], outcomeScores: [last] } },
      RecordOutcome: { data: { recordOutcome: score({ id: 's2' }) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record a score' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a score' }));
    await choose('Patient-Specific Functional Scale');
    expect(await dialog.findByDisplayValue('Squatting')).toBeVisible();
    for (const at of [1, 2, 3])
      await userEvent.type(dialog.getByRole('spinbutton', { name: `How activity ${at} goes` }), '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(asked('RecordOutcome')).toHaveLength(1));
    expect(asked('RecordOutcome')[0]).toMatchObject({
      input: { instrument: 'PSFS', activities: activities.map(({ name }) => ({ name, score: 6 })) },
    });
  });

  it('are taken back with a reason', async () => {
    const { asked } = open({ RetractOutcome: { data: { retractOutcome: score({ retractedReason: 'Of a sister' }) } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Take back: Oswestry/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the score back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Of another patient');
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(asked('RetractOutcome')).toEqual([{ id: 's1', reason: 'Of another patient' }]));
  });
});
