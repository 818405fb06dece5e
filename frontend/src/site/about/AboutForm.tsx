import * as about from '#messages/about';
import * as messageForm from '#messages/messageForm';
import { MessageForm } from '../contact/MessageForm';
import type { MessageCheck } from '../contact/useMessageForm';

const fields = [
  { name: 'firstName', label: about.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: about.lastName, autoComplete: 'family-name' },
  { name: 'email', label: about.email, type: 'email', autoComplete: 'email' },
  { name: 'message', label: messageForm.message, multiline: true },
] as const;

/** One alert covers all empty fields. */
const check: MessageCheck<string> = (message) => ({
  errors: Object.fromEntries(Object.entries(message).filter(([, text]) => !text)),
  alert: about.fillAll,
});

/** The contact form of the About page. */
export function AboutForm() {
  return <MessageForm form="ABOUT" title={about.ask} fields={fields} check={check} successText={about.sent} />;
}
