import styles from './Unseen.module.css';

/** A field that people do not meet, whatever they see or hear a page with: what fills it in is a program (clinic §6). */
export function Unseen({ name }: { readonly name: string }) {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        Please leave this empty
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
