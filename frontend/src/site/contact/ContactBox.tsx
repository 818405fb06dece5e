import { business } from '../../brand/business';
import styles from './ContactBox.module.css';
import { ContactLinks } from './ContactLinks';

/** The contact box (spec §2): phone, e-mail, WhatsApp, the address in Lucknow and the hours. */
export function ContactBox() {
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us">Reach us directly</h2>
      <div className={`card card-raised ${styles.box}`}>
        <ContactLinks />
        <dl className={styles.facts}>
          <div>
            <dt>Address</dt>
            <dd>
              {business.name}, {business.street}, {business.city}, {business.region}
            </dd>
          </div>
          <div>
            <dt>Hours</dt>
            <dd>{business.hours}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
