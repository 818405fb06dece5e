import { PlainButton } from '#src/ui/layout/PlainButton';
import styles from './Family.module.css';

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  readonly label: string;
  readonly isBusy: boolean;
  /** The value that was told before, if the buttons show it. */
  readonly told?: number | null;
  readonly onSay: (value: number) => void;
}

/** Buttons for a value from 0 to 10. */
export function ValueButtons({ label, isBusy, told, onSay }: Props) {
  return (
    <fieldset aria-label={label} className={styles.values}>
      {values.map((one) => (
        <PlainButton
          key={one}
          isBusy={isBusy}
          isPrimary={told === one}
          aria-pressed={told === undefined ? undefined : told === one}
          onClick={() => onSay(one)}
        >
          {one}
        </PlainButton>
      ))}
    </fieldset>
  );
}
