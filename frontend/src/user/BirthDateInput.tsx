import { Input } from 'antd';
import { joinBirthDate, splitBirthDate, type BirthDateParts } from './birth-date';
import styles from './BirthDateInput.module.css';

interface Props {
  /** All are given by the Form.Item around it. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (typed: string) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
}

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day', length: 2 },
  { part: 'month', label: 'Month', autoComplete: 'bday-month', length: 2 },
  { part: 'year', label: 'Year', autoComplete: 'bday-year', length: 4 },
] as const satisfies readonly { part: keyof BirthDateParts; [key: string]: unknown }[];

/** A date of birth as three short numbers: quicker than paging a calendar back over decades, on a phone as well. */
export function BirthDateInput({ id = 'birth-date', value = '', onChange, ...aria }: Props) {
  const typed = splitBirthDate(value);
  return (
    <fieldset aria-label="Date of birth" className={styles.parts}>
      {parts.map(({ part, label, autoComplete, length }, index) => {
        // The label of the whole leads to the first part.
        const partId = index === 0 ? id : `${id}-${part}`;
        return (
          <div key={part} className={length === 4 ? styles.year : styles.part}>
            <label htmlFor={partId} className={styles.label}>
              {label}
            </label>
            <Input
              {...aria}
              id={partId}
              value={typed[part]}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              onChange={(event) =>
                onChange?.(joinBirthDate({ ...typed, [part]: event.target.value.replaceAll(/\D/g, '') }))
              }
            />
          </div>
        );
      })}
    </fieldset>
  );
}
