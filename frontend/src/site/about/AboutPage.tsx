import { paths } from '../../paths';
import { SiteHead } from '../SiteHead';
import styles from '../Prose.module.css';

/** /about (spec §2). */
export function AboutPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="About" description="About" keywords={['physiotherapy']} path={paths.about} />
      <h1 tabIndex={-1}>About</h1>
    </div>
  );
}
