import type { QuestionnaireVersionFragment } from './gql/generated';
import { questionsOf } from './questionnaire-text';
import styles from './questionnaires.module.css';

const occasionTexts = { BASELINE: 'the first 14 days', WEEK_6: 'week 6', WEEK_12: 'week 12', WEEK_26: 'week 26' };

/** All that a version asks, in both languages, with its scores and terms of use. */
export function QuestionnaireText({ version }: { readonly version: QuestionnaireVersionFragment }) {
  const { content, scores, occasions, copyright } = version;
  return (
    <>
      <ol className={styles.questions}>
        {questionsOf(content).map(({ linkId, en, hi, options, isInGroup }) => (
          <li key={linkId} className={isInGroup ? styles.inGroup : undefined}>
            <p>{en}</p>
            <p lang="hi">{hi}</p>
            {options.length > 0 && (
              <ul className={styles.options}>
                {options.map((option) => (
                  <li key={option.en}>
                    {option.en} · <span lang="hi">{option.hi}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p>Asked in {occasions.map((occasion) => occasionTexts[occasion]).join(', ')} after the operation.</p>
      {scores.map(({ key, name, low, high, importantDifference, source }) => (
        <p key={key}>
          Score {name.en}: {low} to {high}
          {typeof importantDifference === 'number' && `, important difference ${importantDifference}`}. {source}
        </p>
      ))}
      <p>{copyright || 'It names no owner and no terms of use: a doctor cannot activate it.'}</p>
    </>
  );
}
