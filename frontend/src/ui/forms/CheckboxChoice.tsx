import styles from './CheckboxChoice.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value?: readonly Value[];
  readonly onChange?: (chosen: readonly Value[]) => void;
}

/** A checkbox group for a Form.Item, one option per line, each with a touch-sized target. */
export function CheckboxChoice<Value extends string>({ label, options, value = [], onChange }: Props<Value>) {
  return (
    <fieldset aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value))
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
