import styles from './Pager.module.css';

interface Props {
  readonly lastPage: number;
  readonly onJump: (page: number) => void;
}

/** An input that goes to a page by number on Enter. A number beyond the end goes to the last page; other input is ignored. */
export function PageJump({ lastPage, onJump }: Props) {
  const jump = (form: FormData) => {
    const page = Math.min(Math.trunc(Number(form.get('page'))), lastPage);
    if (page >= 1) onJump(page);
  };
  return (
    <form action={jump} className={styles.jump}>
      <label>
        Go to page <input name="page" inputMode="numeric" autoComplete="off" className={styles.number} />
      </label>
    </form>
  );
}
