import { useState, type SubmitEvent } from 'react';
import * as messageForm from '#messages/messageForm';
import type { NotTaken } from './form-call';

/** The form's values, trimmed. */
type Message<Name extends string> = Readonly<Record<Name, string>>;

/** Why a message was not sent. */
interface Refusal {
  /** Error message by field; empty if the alert covers it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Text of the error banner until it is dismissed. */
  readonly alert?: string;
  /** The message was valid but not delivered: the alert includes other ways to contact the clinic. */
  readonly isUnsent?: boolean;
}

/** State of a form. */
export interface FormState extends Refusal {
  /** Number of attempts: a repeated message is announced again. */
  readonly attempt: number;
  readonly isSending?: boolean;
  readonly isSent?: boolean;
}

export type MessageCheck<Name extends string> = (message: Message<Name>) => Refusal;
export type SendMessage<Name extends string> = (message: Message<Name>) => Promise<void>;

/** Reads a form's values by field name. */
function messageIn<Name extends string>(form: HTMLFormElement): Message<Name> {
  const entries = Array.from(new FormData(form), ([name, text]) => [name, typeof text === 'string' ? text.trim() : '']);
  return Object.fromEntries(entries) as Message<Name>;
}

/** Validates and sends a form with the given fields, in order; without `send`, it only validates. */
export function useMessageForm<Name extends string>(
  names: readonly Name[],
  check: MessageCheck<Name>,
  send: SendMessage<Name> | undefined,
) {
  const [state, setState] = useState<FormState>({ attempt: 0, errors: {} });
  const firstWrong = (errors: Refusal['errors']) => names.find((name) => name in errors);

  /** Maps an error to messages by field, or one alert. */
  const refusalOf = (error: unknown): Refusal => {
    const { code, message, fields = {} } = error as NotTaken;
    if (firstWrong(fields)) return { errors: fields };
    // 'Try again' is wrong advice after a rate limit.
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
    /** Clears the error of an edited field. */
    clearError: (edited: string) =>
      setState(({ errors: { [edited]: _cleared, ...errors }, ...others }) => ({ ...others, errors })),
  };
}
