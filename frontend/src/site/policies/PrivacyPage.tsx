import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /privacy (reading 63). */
export function PrivacyPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Privacy policy" description="Privacy policy" keywords={['physiotherapy']} path={paths.privacy} />
      <h1 tabIndex={-1}>Privacy policy</h1>
    </div>
  );
}
