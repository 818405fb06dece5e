import { dayText } from '#src/calendar/clinic-time';
import { ValueCurve } from '#src/measurements/ValueCurve';
import { Card } from '#src/ui/layout/Card';
import styles from './ScoreCurves.module.css';

/** A value of a score, as the contract has it. */
export interface ScorePoint {
  readonly questionnaire: string;
  readonly score: string;
  readonly name: string;
  readonly occasion: 'BASELINE' | 'WEEK_6' | 'WEEK_12' | 'WEEK_26';
  readonly value: number;
  readonly at: string;
  readonly change?: 'BETTER' | 'SAME' | 'WORSE' | null;
  readonly sameFrom?: number | null;
  readonly sameUntil?: number | null;
}

/** Texts of the curves, in the language of the page. */
export interface ScoreTexts {
  readonly curve: (values: { name: string }) => string;
  readonly band: string;
  readonly occasion: string;
  readonly score: string;
  readonly difference: string;
  readonly baseline: string;
  readonly week: (values: { number: number }) => string;
  readonly better: string;
  readonly same: string;
  readonly worse: string;
}

const weeks = { WEEK_6: 6, WEEK_12: 12, WEEK_26: 26 } as const;

/** Each score over time, with the band around the baseline within which a difference does not matter; as a chart and as a table. */
export function ScoreCurves({ points, texts }: { readonly points: readonly ScorePoint[]; readonly texts: ScoreTexts }) {
  const groups = Map.groupBy(points, ({ questionnaire, score }) => `${questionnaire} ${score}`);
  return Array.from(groups, ([key, own]) => <ScoreCurve key={key} points={own} texts={texts} />);
}

function ScoreCurve({ points, texts }: { readonly points: readonly ScorePoint[]; readonly texts: ScoreTexts }) {
  const last = points.at(-1);
  if (!last) return null;
  const { name, sameFrom, sameUntil } = last;
  const hasBand = typeof sameFrom === 'number' && typeof sameUntil === 'number';
  const changes = { BETTER: texts.better, SAME: texts.same, WORSE: texts.worse };
  const values = points.map(({ at, value }) => ({ takenAt: at, value })).toReversed();
  return (
    <Card title={name}>
      <ValueCurve
        label={texts.curve({ name })}
        values={values}
        band={hasBand ? { low: sameFrom, high: sameUntil, words: texts.band } : null}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.occasion}</th>
            <th scope="col">{texts.score}</th>
            <th scope="col">{texts.difference}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ occasion, at, value, change }) => (
            <tr key={occasion}>
              <td>
                {occasion === 'BASELINE' ? texts.baseline : texts.week({ number: weeks[occasion] })}
                <br />
                {dayText(at)}
              </td>
              <td>{value}</td>
              <td>{change && changes[change]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
