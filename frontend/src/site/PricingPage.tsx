import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { PriceList, pricedOffers } from './PriceList';
import { Prose } from './Prose';
import styles from './Prose.module.css';
import { SiteHead } from '../brand/SiteHead';

const topic = 'What physiotherapy after surgery costs at home, in the clinic or by video.';
const howToAsk =
  'Tell us which operation you had and where you would like your sessions, and we tell you what they cost before you decide anything.';

/** /pricing: the placeholder of spec §2 with a way on, and in its place the prices once the clinic has some (clinic §3). */
export function PricingPage() {
  const clinic = useClinic();
  const hasPrices = clinic.isOpen && pricedOffers(clinic).length + clinic.packages.length > 0;
  return (
    <Prose title="Pricing" lead={hasPrices ? 'What you pay for your sessions.' : 'Pricing details will go here.'}>
      <SiteHead
        title="Pricing"
        description={
          hasPrices ? `${topic} The prices of ${clinic.name}.` : `${topic} Until the details are here, please ask us.`
        }
        keywords={['physiotherapy fees', 'cost of physiotherapy', 'rehabilitation after surgery']}
        path={paths.pricing}
      />
      {hasPrices && <PriceList clinic={clinic} />}
      <p>{`${hasPrices ? 'Not sure what you need? Please ask us.' : 'Until then, please ask us.'} ${howToAsk}`}</p>
      <p className={styles.actions}>
        <Link to={paths.contact} className="button">
          Ask about fees
        </Link>
        <Link to={paths.services} className="button button-quiet">
          See our services
        </Link>
      </p>
    </Prose>
  );
}
