import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /terms (reading 63). */
export function TermsPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Terms of use" description="Terms of use" keywords={['physiotherapy']} path={paths.terms} />
      <h1 tabIndex={-1}>Terms of use</h1>
    </div>
  );
}
