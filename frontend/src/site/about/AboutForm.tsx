import { useId, useState } from 'react';
import { FormCard } from '../contact/FormCard';
import { focusField, trimmedValues } from '../contact/form-values';
import { TextField } from '../contact/TextField';

const names = ['firstName', 'lastName', 'email', 'message'] as const;
type Name = (typeof names)[number];

const emptyText = 'Please fill in all fields.';
const successText = 'Message sent successfully!';

type State =
  | { readonly kind: 'idle' | 'success' }
  /** With the fields that are still empty. */
  | { readonly kind: 'error'; readonly empty: readonly string[] };

/** The contact form of the About page (spec §5). It makes no call. */
export function AboutForm() {
  const headingId = useId();
  const errorId = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);

  const submit = (form: HTMLFormElement) => {
    const values = trimmedValues(form, names);
    const empty = names.filter((name) => !values[name]);
    const [first] = empty;
    setAttempt(attempt + 1);
    if (first) {
      setState({ kind: 'error', empty });
      focusField(form, first);
      return;
    }
    form.reset();
    setState({ kind: 'success' });
  };

  const unmark = (edited: string) =>
    setState((now) => (now.kind === 'error' ? { ...now, empty: now.empty.filter((name) => name !== edited) } : now));
  const field = (name: Name) => ({
    name,
    describedBy: state.kind === 'error' && state.empty.includes(name) ? errorId : undefined,
    onEdit: unmark,
  });

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Ask us anything</h2>
      <FormCard
        labelledBy={headingId}
        error={state.kind === 'error' ? emptyText : null}
        errorId={errorId}
        onDismissError={() => setState({ kind: 'idle' })}
        success={state.kind === 'success' ? successText : null}
        attempt={attempt}
        onSubmit={submit}
      >
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('message')} label="Message" multiline />
      </FormCard>
    </section>
  );
}
