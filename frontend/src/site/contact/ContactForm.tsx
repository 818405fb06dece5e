import { contactErrors, type ContactMessage } from './contact-form-rules';
import { MessageForm } from './MessageForm';
import { simulatedSend } from './simulated-send';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'subject', label: 'Subject' },
  { name: 'message', label: 'Message', multiline: true },
] as const;

interface ContactFormProps {
  readonly send?: (message: ContactMessage) => Promise<void>;
}

/** The form of the Contact page (spec §4 and §5). */
export function ContactForm({ send = simulatedSend }: ContactFormProps) {
  return (
    <MessageForm
      form="CONTACT"
      title="Write to us"
      fields={fields}
      check={(message) => ({ errors: contactErrors(message) })}
      simulate={send}
      successText="Thank you! Your message has been sent successfully. We'll get back to you soon."
    />
  );
}
