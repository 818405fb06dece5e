import { paths } from '../paths';
import { SiteHead } from './SiteHead';
import styles from './Prose.module.css';

/** /pricing (spec §2). */
export function PricingPage() {
  return (
    <div className={styles.page}>
      <SiteHead title="Pricing" description="Pricing" keywords={['physiotherapy']} path={paths.pricing} />
      <h1 tabIndex={-1}>Pricing</h1>
      <p>Pricing details will go here.</p>
    </div>
  );
}
