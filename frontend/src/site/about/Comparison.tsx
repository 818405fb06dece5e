import { comparison, type Verdict } from './comparison-points';
import styles from './Comparison.module.css';

const icons: Readonly<Record<Verdict, string>> = {
  Yes: 'm5 12.5 4.5 4.5L19 7.5',
  'It varies': 'M4 14c3-6 5-6 8-2s5 4 8-2',
  No: 'm6 6 12 12M18 6 6 18',
};
const classes: Readonly<Record<Verdict, string | undefined>> = {
  Yes: styles.yes,
  'It varies': styles.varies,
  No: styles.no,
};

function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <strong className={classes[verdict]}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={icons[verdict]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {verdict}
    </strong>
  );
}

/** The comparison list of the About page (spec §2): each point, and how both sides do. */
export function Comparison() {
  return (
    <ul className={`card card-raised ${styles.rows}`}>
      {comparison.map(({ point, us, local }) => (
        <li key={point} className={styles.row}>
          <h3 className={styles.point}>{point}</h3>
          <dl className={styles.sides}>
            <div>
              <dt>With us</dt>
              <dd>
                <VerdictMark verdict={us.verdict} /> {us.text}
              </dd>
            </div>
            <div>
              <dt>Local physiotherapist</dt>
              <dd>
                <VerdictMark verdict={local.verdict} /> {local.text}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
