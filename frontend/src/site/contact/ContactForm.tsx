import * as contact from '#messages/contact';
import * as messageForm from '#messages/messageForm';
import { contactErrors, type ContactMessage } from './contact-form-rules';
import { MessageForm } from './MessageForm';
import { simulatedSend } from './simulated-send';

const fields = [
  { name: 'name', label: contact.name, autoComplete: 'name' },
  { name: 'phone', label: contact.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'subject', label: contact.subject },
  { name: 'message', label: messageForm.message, multiline: true },
] as const;

interface ContactFormProps {
  readonly send?: (message: ContactMessage) => Promise<void>;
}

/** The form of the Contact page. */
export function ContactForm({ send = simulatedSend }: ContactFormProps) {
  return (
    <MessageForm
      form="CONTACT"
      title={contact.write}
      fields={fields}
      check={(message) => ({ errors: contactErrors(message) })}
      simulate={send}
      successText={contact.sent}
    />
  );
}
