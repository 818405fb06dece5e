import * as contact from '#messages/contact';
import { useClinic } from '#src/brand/clinic';
import styles from './ContactBox.module.css';
import { ContactLinks } from './ContactLinks';
import { specialDayText } from './special-day-text';

/** The contact box: phone, e-mail, WhatsApp, address, hours and special days. */
export function ContactBox() {
  const { name, street, city, region, postalCode, mapUrl, hoursText, specialDays } = useClinic();
  const area = [region, postalCode].filter(Boolean).join(' ');
  const address = [name, street, city, area].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us">{contact.reach}</h2>
      <div className={`card card-raised ${styles.box}`}>
        <ContactLinks />
        <dl className={styles.facts}>
          <div>
            <dt>{contact.address}</dt>
            <dd>{address}</dd>
            {mapUrl && (
              <dd>
                <a href={mapUrl} rel="noreferrer">
                  {contact.map}
                </a>
              </dd>
            )}
          </div>
          <div>
            <dt>{contact.hours}</dt>
            <dd>{hoursText}</dd>
          </div>
          {specialDays.length > 0 && (
            <div>
              <dt>{contact.otherHours}</dt>
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
