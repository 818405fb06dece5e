import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /services (spec §2). */
export function ServicesPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Services" description="Services" keywords={['physiotherapy']} path={paths.services} />
      <h1 tabIndex={-1}>Services</h1>
    </div>
  );
}
