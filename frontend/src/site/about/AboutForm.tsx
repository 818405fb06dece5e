import { useEffect, useId, useRef, useState } from 'react';
import { failureOf } from '../contact/failure';
import { FormCard } from '../contact/FormCard';
import { focusField, trimmedValues } from '../contact/form-values';
import { TextField } from '../contact/TextField';
import { useDelivery } from '../contact/useDelivery';

const names = ['firstName', 'lastName', 'email', 'message'] as const;
type Name = (typeof names)[number];

const emptyText = 'Please fill in all fields.';
const successText = 'Message sent successfully!';

type State =
  | { readonly kind: 'idle' | 'sending' | 'success' }
  /** With the fields that are still empty, or refused. */
  | { readonly kind: 'error'; readonly text: string; readonly wrong: readonly string[] };

/** The contact form of the About page (spec §5). It makes no call until the clinic is open, and delivers from then on (clinic §6). */
export function AboutForm() {
  const delivery = useDelivery('ABOUT');
  const button = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const errorId = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // A button that is switched off loses the focus, and the keyboard its place.
  useEffect(() => {
    if (state.kind !== 'sending' && document.activeElement === document.body && attempt > 0) button.current?.focus();
  }, [state, attempt]);

  const refuse = (form: HTMLFormElement, text: string, wrong: readonly Name[]) => {
    setState({ kind: 'error', text, wrong });
    if (wrong[0]) focusField(form, wrong[0]);
  };

  const submit = async (form: HTMLFormElement) => {
    const values = trimmedValues(form, names);
    const empty = names.filter((name) => !values[name]);
    setAttempt(attempt + 1);
    if (empty.length > 0) return refuse(form, emptyText, empty);
    if (delivery) {
      setState({ kind: 'sending' });
      try {
        await delivery.send({ ...values, ...trimmedValues(form, ['website']) });
      } catch (error) {
        const { fields, text } = failureOf(error);
        const wrong = names.filter((name) => fields[name]);
        return refuse(form, fields[wrong[0] ?? ''] ?? text, wrong);
      }
    }
    form.reset();
    setState({ kind: 'success' });
  };

  const unmark = (edited: string) =>
    setState((now) => (now.kind === 'error' ? { ...now, wrong: now.wrong.filter((name) => name !== edited) } : now));
  const field = (name: Name) => ({
    name,
    describedBy: state.kind === 'error' && state.wrong.includes(name) ? errorId : undefined,
    onEdit: unmark,
    onFocus: delivery?.begin,
  });

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Ask us anything</h2>
      <FormCard
        labelledBy={headingId}
        isSending={state.kind === 'sending'}
        error={state.kind === 'error' ? state.text : null}
        isUnsent={delivery !== null && state.kind === 'error' && state.text !== emptyText}
        errorId={errorId}
        onDismissError={() => setState({ kind: 'idle' })}
        success={state.kind === 'success' ? successText : null}
        attempt={attempt}
        onSubmit={(form) => void submit(form)}
        buttonRef={button}
      >
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('message')} label="Message" multiline />
      </FormCard>
    </section>
  );
}
