import { lazy, Suspense, useId } from 'react';
import { useInView } from '#src/ui/hooks/useInView';
import pageStyles from '../DemoPage.module.css';
import styles from './WeeklyProgress.module.css';
import { weeklyPoints, type WeeklyPoint } from './weekly-points';

/** Loaded when it comes into view, because the charting library is large; if that fails, the table remains. */
const ProgressChart = lazy(() =>
  import('./ProgressChart').then(
    (module) => ({ default: module.ProgressChart }),
    () => ({ default: ChartMissing }),
  ),
);

/** The chart 'Weekly Progress' of one score per week, with a text summary and a table. */
export function WeeklyProgress({ values }: { readonly values: readonly number[] }) {
  const id = useId();
  const [seenRef, isSeen] = useInView();
  const points = weeklyPoints(values);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={pageStyles.heading}>
        Weekly Progress
      </h2>
      {points.length === 0 ? (
        <p className={pageStyles.quiet}>No data available for chart.</p>
      ) : (
        <>
          <figure aria-label={scoresOf(points)} className={styles.figure}>
            <figcaption className={pageStyles.quiet}>{summaryOf(points)}</figcaption>
            <div ref={seenRef} aria-hidden="true" className={styles.chart}>
              {isSeen && (
                <Suspense>
                  <ProgressChart points={points} />
                </Suspense>
              )}
            </div>
          </figure>
          <PointTable points={points} />
        </>
      )}
    </section>
  );
}

/** Lists each week's score for screen readers, which cannot read a canvas. */
function scoresOf(points: readonly WeeklyPoint[]): string {
  return `Line chart: ${points.map(({ week, value }) => `${week} ${value}`).join(', ')}`;
}

/** Describes the chart as text. */
function summaryOf(points: readonly WeeklyPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return `Recovery score, from 0 to 100: ${first?.value} in ${first?.week}, ${last?.value} in ${last?.week}. In this demo the weeks are sorted from the lowest score to the highest.`;
}

function PointTable({ points }: { readonly points: readonly WeeklyPoint[] }) {
  return (
    <details>
      <summary className={styles.summary}>Show the chart as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ week, value }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function ChartMissing() {
  return <p className={pageStyles.quiet}>The chart could not be loaded. The table below has the same numbers.</p>;
}
