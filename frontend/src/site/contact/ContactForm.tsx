import { useEffect, useId, useRef, useState } from 'react';
import { contactErrors, type ContactErrors, type ContactMessage } from './contact-form-rules';
import { failureOf, failureText } from './failure';
import { FormCard } from './FormCard';
import { focusField, trimmedValues } from './form-values';
import { simulatedSend } from './simulated-send';
import { TextField } from './TextField';
import { useDelivery } from './useDelivery';

const names = ['name', 'phone', 'subject', 'message'] as const;
const successText = "Thank you! Your message has been sent successfully. We'll get back to you soon.";

interface ContactFormProps {
  readonly send?: (message: ContactMessage) => Promise<void>;
}

/** The form of the Contact page (spec §4 and §5). It delivers once the clinic is open (clinic §6). */
export function ContactForm({ send = simulatedSend }: ContactFormProps) {
  const delivery = useDelivery('CONTACT');
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'success' | 'error'>('idle');
  const [failure, setFailure] = useState(failureText);
  const [errors, setErrors] = useState<ContactErrors>({});

  // A button that is switched off loses the focus, and the keyboard its place.
  useEffect(() => {
    const isSettled = state === 'success' || state === 'error';
    if (isSettled && document.activeElement === document.body) button.current?.focus();
  }, [state]);

  const submit = async (form: HTMLFormElement) => {
    const message = trimmedValues(form, names);
    const found = contactErrors(message);
    setErrors(found);
    const wrong = names.find((name) => found[name]);
    if (wrong) {
      setState('idle');
      focusField(form, wrong);
      return;
    }
    setState('sending');
    try {
      await (delivery ? delivery.send({ ...message, ...trimmedValues(form, ['website']) }) : send(message));
      form.reset();
      setErrors({});
      setState('success');
    } catch (error) {
      const { fields, text } = failureOf(error);
      const refused = names.find((name) => fields[name]);
      setErrors(fields);
      setFailure(text);
      setState(refused ? 'idle' : 'error');
      if (refused) focusField(form, refused);
    }
  };

  const clearError = (name: string) => setErrors(({ [name as keyof ContactErrors]: _cleared, ...others }) => others);
  const field = (name: keyof ContactMessage) => ({
    name,
    error: errors[name],
    onEdit: clearError,
    onFocus: delivery?.begin,
  });

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Write to us</h2>
      <FormCard
        labelledBy={headingId}
        isSending={state === 'sending'}
        error={state === 'error' ? failure : null}
        isUnsent={delivery !== null && state === 'error'}
        onDismissError={() => setState('idle')}
        success={state === 'success' ? successText : null}
        onSubmit={(form) => void submit(form)}
        buttonRef={button}
      >
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...field('subject')} label="Subject" />
        <TextField {...field('message')} label="Message" multiline />
      </FormCard>
    </section>
  );
}
