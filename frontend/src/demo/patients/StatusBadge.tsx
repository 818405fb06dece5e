import styles from './StatusBadge.module.css';

/** The colour and the sign of each status (spec §4). */
const looks: ReadonlyMap<string, { readonly colour: string | undefined; readonly sign: string }> = new Map([
  ['Active', { colour: styles.green, sign: 'm7 12.5 3.5 3.5L17 9' }],
  ['Needs Attention', { colour: styles.yellow, sign: 'M12 6v7M12 17v.1' }],
  ['New Patient', { colour: styles.blue, sign: 'M12 7v10M7 12h10' }],
]);

const otherLook = { colour: styles.grey, sign: 'M8 12h8' };

/** A patient's status: the word, a sign and a colour; grey for any word that is not known. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { colour, sign } = looks.get(status) ?? otherLook;
  return (
    <span className={`${styles.badge} ${colour}`}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {status}
    </span>
  );
}
