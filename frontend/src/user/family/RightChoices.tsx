import * as text from '#messages/family';
import type { FamilyRight } from './gql/generated';
import styles from './Family.module.css';

const labels: readonly (readonly [FamilyRight, string])[] = [
  ['TICK', text.mayTick],
  ['MESSAGE', text.mayWrite],
];

interface Props {
  readonly rights: readonly FamilyRight[];
  readonly isBusy?: boolean;
  readonly onChange: (rights: FamilyRight[]) => void;
}

/** A box for each right in addition to seeing the day. */
export function RightChoices({ rights, isBusy = false, onChange }: Props) {
  return (
    <div>
      {labels.map(([right, label]) => (
        <label key={right} className={styles.choice}>
          <input
            type="checkbox"
            checked={rights.includes(right)}
            aria-busy={isBusy}
            onChange={({ target }) =>
              !isBusy && onChange(target.checked ? [...rights, right] : rights.filter((one) => one !== right))
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}
