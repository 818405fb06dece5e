import pageStyles from '../DemoPage.module.css';
import styles from './RecoverySeries.module.css';
import { SeriesLine } from './SeriesLine';

interface RecoverySeriesProps {
  /** 0 to 10, one per week. */
  readonly pain: readonly number[];
  /** Degrees, one per week. */
  readonly rangeOfMotion: readonly number[];
}

/** Pain and range of motion per week: two sparklines and a table. */
export function RecoverySeries({ pain, rangeOfMotion }: RecoverySeriesProps) {
  return (
    <section aria-labelledby="report-series" className={`card card-raised ${pageStyles.card}`}>
      <h2 id="report-series" className={pageStyles.heading}>
        Pain and range of motion
      </h2>
      <div className={styles.pair}>
        <SeriesLine title="Pain" values={pain} unit="of 10" max={10} />
        <SeriesLine title="Knee bend" values={rangeOfMotion} unit="degrees" max={140} />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>Week by week, in the order of time</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Pain (0 to 10)</th>
            <th scope="col">Knee bend (degrees)</th>
          </tr>
        </thead>
        <tbody>
          {pain.map((value, week) => (
            <tr key={`W${week + 1}`}>
              <th scope="row">W{week + 1}</th>
              <td>{value}</td>
              <td>{rangeOfMotion[week] ?? 'N/A'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
