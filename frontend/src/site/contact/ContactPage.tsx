import { paths } from '../../paths';
import walking from '../drawings/walking.svg';
import { Prose } from '../Prose';
import { SiteHead } from '../../brand/SiteHead';
import columns from './columns.module.css';
import { ContactBox } from './ContactBox';
import { ContactForm } from './ContactForm';
import { UrgentNote } from './UrgentNote';

/** /contact (spec §2): the form, and the contact box beside it. */
export function ContactPage() {
  return (
    <Prose
      title="Contact"
      lead="Ask about your recovery, a first session or care at home. Write, call, or come by in Lucknow."
      picture={walking}
    >
      <SiteHead
        title="Contact"
        description="Reach Post Surgery Physiotherapy in Lucknow by phone, email, WhatsApp or a message. Open Mon-Sat 8AM-6PM."
        keywords={['physiotherapy contact', 'physiotherapist in Lucknow', 'physiotherapy at home', 'opening hours']}
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
