import { Link } from 'react-router-dom';
import * as pricing from '#messages/pricing';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { PriceList, pricedOffers } from './PriceList';
import { Prose } from './Prose';
import styles from './Prose.module.css';
import { SiteHead } from '../brand/SiteHead';

/** /pricing: the price list, or a placeholder until the clinic has prices. */
export function PricingPage() {
  const clinic = useClinic();
  const hasPrices = clinic.isOpen && pricedOffers(clinic).length + clinic.packages.length > 0;
  return (
    <Prose title={pricing.title} lead={hasPrices ? pricing.leadWithPrices : pricing.lead}>
      <SiteHead
        title={pricing.title}
        description={hasPrices ? pricing.descriptionWithPrices({ name: clinic.name }) : pricing.description}
        keywords={pricing.keywords}
        path={paths.pricing}
      />
      {hasPrices && <PriceList clinic={clinic} />}
      <p>{hasPrices ? pricing.askWithPrices : pricing.ask}</p>
      <p className={styles.actions}>
        <Link to={paths.contact} className="button">
          {pricing.askFees}
        </Link>
        <Link to={paths.services} className="button button-quiet">
          {pricing.services}
        </Link>
      </p>
    </Prose>
  );
}
