import { LanguageSwitch } from '../language/LanguageSwitch';
import styles from './SiteFooter.module.css';

/** The footer of the pages below /user/: only the link to the other language. */
export function LanguageFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.end}>
        <LanguageSwitch className={styles.language} />
      </div>
    </footer>
  );
}
