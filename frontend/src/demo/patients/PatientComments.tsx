import pageStyles from '../DemoPage.module.css';
import type { DemoComment } from '../sample-data';
import styles from './PatientComments.module.css';

/** The Comments tab. */
export function PatientComments({ comments }: { readonly comments: readonly DemoComment[] }) {
  if (comments.length === 0) return <p className={pageStyles.quiet}>No comments available.</p>;
  return (
    <ul className={styles.list}>
      {comments.map(({ date, author, text }) => (
        <li key={`${date} ${text}`}>
          <p className={pageStyles.text}>{text}</p>
          <p className={styles.source}>
            {author}, {date}
          </p>
        </li>
      ))}
    </ul>
  );
}
