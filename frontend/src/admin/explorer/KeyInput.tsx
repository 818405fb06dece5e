import { useId, useState } from 'react';
import styles from './ExplorerPage.module.css';

/** Takes a key once it is whole: with Enter, or when the input is left. Each key taken asks the server for the contract anew. */
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
