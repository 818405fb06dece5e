import { failureText } from '#src/failure-text';
import { ScoreCurves, type ScoreTexts } from '#src/scores/ScoreCurves';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Stack } from '#src/ui/layout/Stack';
import { usePlanScoresQuery } from './gql/generated';

const texts: ScoreTexts = {
  curve: ({ name }) => `${name}, by date`,
  band: 'Within the green band, a difference from the baseline does not matter (MCID).',
  occasion: 'Occasion',
  score: 'Score',
  difference: 'Since the baseline',
  baseline: 'Baseline',
  week: ({ number }) => `Week ${number}`,
  better: 'Better',
  same: 'About the same',
  worse: 'Worse',
};

/** The scores of the questionnaires that a patient answered under a plan, each as a curve; nothing before the first answer (companion §9). */
export function PlanScores({ planId }: { readonly planId: string }) {
  const query = usePlanScoresQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  useRefetchOnFocus(query.refetch);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the scores of questionnaires', failure)}
      skeleton={null}
    >
      {({ scores }) =>
        scores.length > 0 && (
          <Stack gap={4}>
            <ScoreCurves points={scores} texts={texts} />
          </Stack>
        )
      }
    </QueryBoundary>
  );
}
