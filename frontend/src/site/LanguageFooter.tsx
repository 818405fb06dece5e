import { LanguageSwitch } from '../language/LanguageSwitch';
import styles from './SiteFooter.module.css';

/** The footer of the pages below /user/: the link to the page in the other language, without the links of the public site. */
export function LanguageFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.end}>
        <LanguageSwitch className={styles.language} />
      </div>
    </footer>
  );
}
