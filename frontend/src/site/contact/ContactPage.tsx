import { paths } from '../../paths';
import walking from '../drawings/walking.svg';
import { useClinic } from '../../brand/clinic';
import { Prose } from '../Prose';
import { SiteHead } from '../../brand/SiteHead';
import columns from './columns.module.css';
import { ContactBox } from './ContactBox';
import { ContactForm } from './ContactForm';
import { UrgentNote } from './UrgentNote';

/** /contact (spec §2): the form, and the contact box beside it. */
export function ContactPage() {
  const { name, city, hoursText } = useClinic();
  return (
    <Prose
      title="Contact"
      lead={`Ask about your recovery, a first session or care at home. Write, call, or come by in ${city}.`}
      picture={walking}
    >
      <SiteHead
        title="Contact"
        description={`Reach ${name} in ${city} by phone, email, WhatsApp or a message. Open ${hoursText}.`}
        keywords={['physiotherapy contact', `physiotherapist in ${city}`, 'physiotherapy at home', 'opening hours']}
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
