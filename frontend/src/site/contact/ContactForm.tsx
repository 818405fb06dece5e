import { useEffect, useId, useRef, useState } from 'react';
import { contactErrors, type ContactErrors, type ContactMessage } from './contact-form-rules';
import { FormCard } from './FormCard';
import { focusField, trimmedValues } from './form-values';
import { simulatedSend } from './simulated-send';
import { TextField } from './TextField';

const names = ['name', 'phone', 'subject', 'message'] as const;
const successText = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
const failureText = 'Sorry, there was an error sending your message. Please try again.';

interface ContactFormProps {
  readonly send?: (message: ContactMessage) => Promise<void>;
}

/** The form of the Contact page (spec §4 and §5). */
export function ContactForm({ send = simulatedSend }: ContactFormProps) {
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'success' | 'error'>('idle');
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
      await send(message);
      form.reset();
      setErrors({});
      setState('success');
    } catch {
      setState('error');
    }
  };

  const clearError = (name: string) => setErrors(({ [name as keyof ContactErrors]: _cleared, ...others }) => others);
  const field = (name: keyof ContactMessage) => ({ name, error: errors[name], onEdit: clearError });

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Write to us</h2>
      <FormCard
        labelledBy={headingId}
        isSending={state === 'sending'}
        error={state === 'error' ? failureText : null}
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
