import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient } from '../../../test/patient-care.fixture';

const point = (changes: object) => ({
  __typename: 'ScorePoint',
  questionnaire: 'psfs',
  score: 'mean',
  name: 'Patient-specific functions',
  occasion: 'BASELINE',
  value: 3,
  at: '2026-10-01T05:00:00.000Z',
  change: null,
  sameFrom: 1,
  sameUntil: 5,
  ...changes,
});

it('shows each score with its occasions, and whether the difference matters', async () => {
  openPatient({
    PlanScores: {
      data: {
        scores: [point({}), point({ occasion: 'WEEK_6', value: 6, at: '2026-11-12T05:00:00.000Z', change: 'BETTER' })],
      },
    },
  });
  const scores = await card('Patient-specific functions');
  const rows = within(await scores.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'OccasionScoreSince the baseline',
    'Baseline1 Oct 20263',
    'Week 612 Nov 20266Better',
  ]);
  expect(scores.getByText(/Within the green band, a difference from the baseline does not matter/)).toBeVisible();
});

it('says that the scores could not be loaded, and offers another try', async () => {
  openPatient({ PlanScores: refusal('Please try again later.', 'INTERNAL') });
  expect(await screen.findByText('Failed to fetch the scores of questionnaires')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows nothing before the first answer', async () => {
  const { asked } = openPatient();
  await waitFor(() => expect(asked('PlanScores')).toHaveLength(1));
  await card('Leaving phase 1');
  expect(screen.queryByText(/green band/)).toBeNull();
  expect(screen.queryByText(/Failed to fetch the scores/)).toBeNull();
});
