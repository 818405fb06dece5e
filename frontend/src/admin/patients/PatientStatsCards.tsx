import { Button } from 'antd';
import type { PatientStatsQuery } from '#src/workplace/gql/generated';
import { numberText } from '#src/values/number-text';
import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import { notAvailable } from '#src/patients/patient-texts';
import styles from './PatientStatsCards.module.css';

type Stats = PatientStatsQuery['patientStats'];

const cards: readonly { readonly label: string; readonly count: keyof Stats }[] = [
  { label: 'Total Patients', count: 'total' },
  { label: 'Incomplete Profiles', count: 'incomplete' },
  { label: 'Active Patients', count: 'active' },
  { label: 'Inactive Patients', count: 'inactive' },
];

interface Props {
  /** Undefined before the first load. */
  readonly stats: Stats | undefined;
  /** Loading failed; only a retry will help. */
  readonly hasFailed: boolean;
  /** The counts cover only the loaded page, because the statistics failed to load. */
  readonly isPageOnly: boolean;
  readonly onRetry: () => void;
}

/** The four counts above the patient list. */
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
