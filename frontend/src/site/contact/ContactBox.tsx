import { useClinic } from '../../brand/clinic';
import styles from './ContactBox.module.css';
import { ContactLinks } from './ContactLinks';
import { specialDayText } from './special-day-text';

/** The contact box (spec §2): phone, e-mail, WhatsApp, the address and the hours, with the days that have others. */
export function ContactBox() {
  const { name, street, city, region, postalCode, mapUrl, hoursText, specialDays } = useClinic();
  const area = [region, postalCode].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us">Reach us directly</h2>
      <div className={`card card-raised ${styles.box}`}>
        <ContactLinks />
        <dl className={styles.facts}>
          <div>
            <dt>Address</dt>
            <dd>
              {name}, {street}, {city}
              {area && ', '}
              {area}
            </dd>
            {mapUrl && (
              <dd>
                <a href={mapUrl} rel="noreferrer">
                  Show on a map
                </a>
              </dd>
            )}
          </div>
          <div>
            <dt>Hours</dt>
            <dd>{hoursText}</dd>
          </div>
          {specialDays.length > 0 && (
            <div>
              <dt>Other hours on these days</dt>
              {specialDays.map((special) => (
                <dd key={special.day}>{specialDayText(special)}</dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
