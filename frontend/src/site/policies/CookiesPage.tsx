import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /cookies (reading 63). */
export function CookiesPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Cookie policy" description="Cookie policy" keywords={['physiotherapy']} path={paths.cookies} />
      <h1 tabIndex={-1}>Cookie policy</h1>
    </div>
  );
}
