import type { DocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import { errorOf, isOutdated, type CallError } from '../errors';
import { useErrorSlot } from './ErrorSlotProvider';
import { useToast, type ToastAction } from './toasts';
import { useRefetchQueries } from './useRefetchQueries';

/** What is announced when an action has been done: a sentence, and a button if there is more to do about it. */
export type Done = string | { readonly text: string; readonly action: ToastAction };

/** An action of a screen, and what is said and read again when it has ended. */
export interface ActionOptions<Subject> {
  /** Does it; rejects with why not. */
  readonly send: (subject: Subject) => Promise<Done | void>;
  /** The sentence for a failure; null where it stands already, as beside the inputs. */
  readonly failureText: (failure: CallError, subject: Subject) => string | null;
  /** The queries that show what it changes: read again when it is done, and when it failed because somebody else was faster. */
  readonly reloads?: readonly DocumentNode[];
  /** After it was done, before the queries are read again. */
  readonly onDone?: ((subject: Subject) => void) | undefined;
}

/**
 * Does one thing, once at a time. A new attempt takes away the failure of the former; a new failure is said in the place around
 * (ErrorSlotProvider), a success is announced.
 */
export function useAction<Subject = void>({ send, failureText, reloads = [], onDone }: ActionOptions<Subject>) {
  const reload = useRefetchQueries();
  const toast = useToast();
  const { report } = useErrorSlot();
  const [busyWith, setBusyWith] = useState<{ readonly subject: Subject } | null>(null);
  const isSending = useRef(false);
  const attempt = async (subject: Subject): Promise<void> => {
    try {
      const done = await send(subject);
      if (typeof done === 'string') toast(done);
      else if (done) toast(done.text, done.action);
      onDone?.(subject);
      reload(reloads);
    } catch (error) {
      const failure = errorOf(error);
      report(failureText(failure, subject));
      if (isOutdated(failure)) reload(reloads);
    }
  };
  const run = async (subject: Subject): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusyWith({ subject });
    report(null);
    toast(null);
    await attempt(subject);
    isSending.current = false;
    setBusyWith(null);
  };
  return {
    run: (subject: Subject) => void run(subject),
    isBusy: busyWith !== null,
    /** What it is being done to, such as the row whose button waits. */
    busyWith: busyWith?.subject,
  };
}
