import { Button } from 'antd';
import type { PatientStatsQuery } from '../gql/generated';
import { numberText } from '../../values/number-text';
import { SkeletonBar } from '../../ui/SkeletonBar';
import { notAvailable } from './patient-texts';
import styles from './PatientStatsCards.module.css';

type Stats = PatientStatsQuery['patientStats'];

const cards: readonly { readonly label: string; readonly count: keyof Stats }[] = [
  { label: 'Total Patients', count: 'total' },
  { label: 'Incomplete Profiles', count: 'incomplete' },
  { label: 'Active Patients', count: 'active' },
  { label: 'Inactive Patients', count: 'inactive' },
];

interface Props {
  /** Undefined while nothing is known. */
  readonly stats: Stats | undefined;
  /** Nothing will be known before somebody tries again. */
  readonly hasFailed: boolean;
  /** The numbers count the loaded page alone, since the statistics could not be had (reading 32). */
  readonly isPageOnly: boolean;
  readonly onRetry: () => void;
}

/** The four numbers above the patient list (spec §2). */
export function PatientStatsCards({ stats, hasFailed, isPageOnly, onRetry }: Props) {
  return (
    <section aria-label="Statistics" className={styles.section}>
      <dl className={styles.cards}>
        {cards.map(({ label, count }) => (
          <div key={label} className={`card ${styles.card}`}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.count}>
              {stats && numberText(stats[count])}
              {!stats && (hasFailed ? notAvailable : <SkeletonBar className={styles.skeleton} />)}
            </dd>
          </div>
        ))}
      </dl>
      {isPageOnly && (
        <p className={styles.note}>
          <span>The totals could not be loaded. These numbers count this page only.</span>
          <Button type="link" onClick={onRetry}>
            Load the totals again
          </Button>
        </p>
      )}
    </section>
  );
}
