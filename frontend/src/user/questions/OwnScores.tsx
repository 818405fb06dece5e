import { Link } from 'react-router-dom';
import { code as language } from '#messages/language';
import * as text from '#messages/questions';
import { dayText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { ScoreCurves } from '#src/scores/ScoreCurves';
import { Card } from '#src/ui/layout/Card';
import { useOwnQuery } from '../useOwnQuery';
import type { OwnQuestionsQuery, OwnScoresQuery } from './gql/generated';
import ownQuestions from './own-questions.graphql?raw';
import ownScores from './own-scores.graphql?raw';
import styles from './OwnScores.module.css';

const texts = { ...text };
const inLanguage = { language: language.toUpperCase() };
const questionsRequest = { name: 'OwnQuestions', query: ownQuestions, variables: () => inLanguage };

/** The questionnaires that are due, and the scores of the plan with the difference that matters; what could not be loaded is left out. */
export function OwnScores({ planId }: { readonly planId: string }) {
  const due = useOwnQuery<OwnQuestionsQuery>(questionsRequest);
  const scores = useOwnQuery<OwnScoresQuery>({
    name: 'OwnScores',
    query: ownScores,
    variables: () => ({ planId, ...inLanguage }),
  });
  const questionnaires = due.data?.today?.questionnaires ?? [];
  return (
    <>
      {questionnaires.length > 0 && (
        <Card title={text.due} standsOut>
          <ul className={styles.due}>
            {questionnaires.map(({ slug, occasion, title, questions, until }) => (
              <li key={`${slug} ${occasion}`}>
                <span>
                  <strong>{title}</strong>
                  <br />
                  {text.dueUntil({ count: questions, day: dayText(`${until}T06:30:00Z`) })}
                </span>
                <Link to={pathOf(paths.userQuestions, slug)} className="button">
                  {text.answer}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {scores.data && <ScoreCurves points={scores.data.scores} texts={texts} />}
    </>
  );
}
