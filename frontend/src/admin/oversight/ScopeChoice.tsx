import { scopeChoices } from './api-key-filters';
import type { ApiKeyScope } from './gql/generated';
import styles from './ScopeChoice.module.css';

interface Props {
  readonly value?: readonly ApiKeyScope[];
  readonly onChange?: (scopes: readonly ApiKeyScope[]) => void;
}

/** What a key may do, one thing a line, each with room for a finger. Filled by the Form.Item around it. */
export function ScopeChoice({ value = [], onChange }: Props) {
  return (
    <fieldset aria-label="What it may do" className={styles.scopes}>
      {scopeChoices.map(({ value: scope, label }) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            checked={value.includes(scope)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, scope] : value.filter((chosen) => chosen !== scope))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
