import { MessageForm } from '../contact/MessageForm';
import type { MessageCheck } from '../contact/useMessageForm';

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'message', label: 'Message', multiline: true },
] as const;

/** One alert speaks of all fields that are empty (spec §5). */
const check: MessageCheck<string> = (message) => ({
  errors: Object.fromEntries(Object.entries(message).filter(([, text]) => !text)),
  alert: 'Please fill in all fields.',
});

/** The contact form of the About page (spec §5). */
export function AboutForm() {
  return (
    <MessageForm
      form="ABOUT"
      title="Ask us anything"
      fields={fields}
      check={check}
      successText="Message sent successfully!"
    />
  );
}
