import { Fragment } from 'react';
import { rupeesText } from '#src/values/rupees';
import styles from './DayBook.module.css';

interface Figure {
  readonly label: string;
  /** In paise. */
  readonly amount: number;
  readonly isSum?: boolean;
}

/** Amounts with labels, one below the other. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, amount, isSum = false }) => (
        <Fragment key={label}>
          <dt className={isSum ? styles.sum : undefined}>{label}</dt>
          <dd className={isSum ? styles.sum : undefined}>{rupeesText(amount)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
