import * as contact from '#messages/contact';
import { paths } from '#src/paths';
import walking from '../drawings/walking.svg';
import { useClinic } from '#src/brand/clinic';
import { Prose } from '../Prose';
import { SiteHead } from '#src/brand/SiteHead';
import columns from './columns.module.css';
import { ContactBox } from './ContactBox';
import { ContactForm } from './ContactForm';
import { UrgentNote } from './UrgentNote';

/** /contact: the form and the contact box. */
export function ContactPage() {
  const { name, city, hoursText } = useClinic();
  return (
    <Prose title={contact.title} lead={contact.lead({ city })} picture={walking}>
      <SiteHead
        title={contact.title}
        description={contact.description({ name, city, hours: hoursText })}
        keywords={contact.keywords({ city })}
        path={paths.contact}
      />
      <div className={columns.columns}>
        <ContactForm />
        <div>
          <ContactBox />
          <UrgentNote />
        </div>
      </div>
    </Prose>
  );
}
