import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /contact (spec §2). */
export function ContactPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Contact" description="Contact" keywords={['physiotherapy']} path={paths.contact} />
      <h1 tabIndex={-1}>Contact</h1>
    </div>
  );
}
