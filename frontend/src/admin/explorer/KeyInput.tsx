import { useId, useState } from 'react';
import styles from './ExplorerPage.module.css';

/** An API key input. The key is applied on Enter or blur, and the schema is then fetched again. */
export function KeyInput({ onKey }: { readonly onKey: (key: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const take = () => onKey(typed.trim());
  return (
    <form
      className={styles.key}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label htmlFor={id}>API key</label>
      <input
        id={id}
        type="password"
        value={typed}
        placeholder="Empty: your own session"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
      />
    </form>
  );
}
