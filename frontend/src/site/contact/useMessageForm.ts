import { useState, type SubmitEvent } from 'react';
import * as messageForm from '#messages/messageForm';
import type { NotTaken } from './form-call';

/** What was written in each field, trimmed. */
type Message<Name extends string> = Readonly<Record<Name, string>>;

/** Why a message was not sent. */
interface Refusal {
  /** The sentence beside each field at fault; empty where the alert speaks of it. */
  readonly errors: Readonly<Record<string, string>>;
  /** What stands in the red banner until it is dismissed (reading 69). */
  readonly alert?: string;
  /** It was in order and did not arrive: the direct ways stand with the alert. */
  readonly isUnsent?: boolean;
}

/** How far a form is, and what is wrong with it. */
export interface FormState extends Refusal {
  /** How often it was sent: what is said again is announced again. */
  readonly attempt: number;
  readonly isSending?: boolean;
  readonly isSent?: boolean;
}

export type MessageCheck<Name extends string> = (message: Message<Name>) => Refusal;
export type SendMessage<Name extends string> = (message: Message<Name>) => Promise<void>;

/** What is written in a form, by the names of its fields. */
function messageIn<Name extends string>(form: HTMLFormElement): Message<Name> {
  const entries = Array.from(new FormData(form), ([name, text]) => [name, typeof text === 'string' ? text.trim() : '']);
  return Object.fromEntries(entries) as Message<Name>;
}

/** Checks and sends what is written in a form with fields of these names, in their order; without `send` nothing is sent. */
export function useMessageForm<Name extends string>(
  names: readonly Name[],
  check: MessageCheck<Name>,
  send: SendMessage<Name> | undefined,
) {
  const [state, setState] = useState<FormState>({ attempt: 0, errors: {} });
  const firstWrong = (errors: Refusal['errors']) => names.find((name) => name in errors);

  /** What is said of a message that did not arrive: beside its fields, or in one sentence. */
  const refusalOf = (error: unknown): Refusal => {
    const { code, message, fields = {} } = error as NotTaken;
    if (firstWrong(fields)) return { errors: fields };
    // What the specification says (spec §5); but to try again at once is no advice where there were too many.
    return { errors: {}, alert: code === 'RATE_LIMITED' ? message : messageForm.failed, isUnsent: true };
  };

  const trySending = async (form: HTMLFormElement) => {
    const show = (next: Partial<FormState>) => setState({ attempt: state.attempt + 1, errors: {}, ...next });
    const refuse = (refusal: Refusal) => {
      show(refusal);
      form.querySelector<HTMLElement>(`[name=${firstWrong(refusal.errors)}]`)?.focus();
    };
    const message = messageIn<Name>(form);
    const refusal = check(message);
    if (firstWrong(refusal.errors)) return refuse(refusal);
    try {
      if (send) {
        show({ isSending: true });
        await send(message);
      }
      form.reset();
      show({ isSent: true });
    } catch (error) {
      refuse(refusalOf(error));
    }
  };

  return {
    state,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void trySending(event.currentTarget);
    },
    dismiss: () => setState({ attempt: state.attempt, errors: {} }),
    /** Forgets what is wrong with a field that is edited. */
    clearError: (edited: string) =>
      setState(({ errors: { [edited]: _cleared, ...errors }, ...others }) => ({ ...others, errors })),
  };
}
