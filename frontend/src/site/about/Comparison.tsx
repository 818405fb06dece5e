import * as about from '#messages/about';
import { comparison, type Verdict } from './comparison-points';
import styles from './Comparison.module.css';

const verdicts: Readonly<Record<Verdict, { words: string; icon: string; style: string | undefined }>> = {
  yes: { words: about.yes, icon: 'm5 12.5 4.5 4.5L19 7.5', style: styles.yes },
  varies: { words: about.varies, icon: 'M4 14c3-6 5-6 8-2s5 4 8-2', style: styles.varies },
  no: { words: about.no, icon: 'm6 6 12 12M18 6 6 18', style: styles.no },
};

function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const { words, icon, style } = verdicts[verdict];
  return (
    <strong className={style}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {words}
    </strong>
  );
}

/** The comparison of the About page, point by point. */
export function Comparison() {
  return (
    <ul className={`card card-raised ${styles.rows}`}>
      {comparison.map(({ point, us, local }) => (
        <li key={point} className={styles.row}>
          <h3 className={styles.point}>{point}</h3>
          <dl className={styles.sides}>
            <div>
              <dt>{about.us}</dt>
              <dd>
                <VerdictMark verdict={us.verdict} /> {us.text}
              </dd>
            </div>
            <div>
              <dt>{about.local}</dt>
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
