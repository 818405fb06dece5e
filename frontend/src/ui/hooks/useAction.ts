import type { DocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import { errorOf, isOutdated, type CallError } from '#src/errors';
import { useErrorSlot } from '../feedback/ErrorSlotProvider';
import { useToast, type ToastAction } from '../feedback/toasts';
import { useRefetchQueries } from './useRefetchQueries';

/** The success toast of an action: a sentence, optionally with a further action. */
export type Done = string | { readonly text: string; readonly action: ToastAction };

/** Options of an action. */
export interface ActionOptions<Subject> {
  /** Performs the action; rejects with the error. */
  readonly send: (subject: Subject) => Promise<Done | void>;
  /** Error message; null if the error is shown elsewhere, such as next to the inputs. */
  readonly failureText: (failure: CallError, subject: Subject) => string | null;
  /** Handles a conflict with another user's change: shows the change, and returns the message that replaces the error. */
  readonly conflict?: { readonly meet: (failure: CallError) => Promise<string | null> } | undefined;
  /** Queries to refetch after success, and after a failure due to a conflict. */
  readonly reloads?: readonly DocumentNode[];
  /** Called after success, before the queries are refetched. */
  readonly onDone?: ((subject: Subject) => void) | undefined;
}

/** Options of an action on one of several subjects, such as the rows of a list. */
interface KeyedActionOptions<Subject> extends ActionOptions<Subject> {
  /** Returns the subject's key. One request at a time is sent per key; different keys run in parallel. */
  readonly keyOf: (subject: Subject) => string;
}

/** State of an action and the function that runs it. */
export interface Action<Subject> {
  readonly run: (subject: Subject) => void;
  /** Whether a request is pending for any subject. */
  readonly isBusy: boolean;
  /** Whether a request is pending for the subject with this key. */
  readonly isBusyWith: (key: string) => boolean;
}

/**
 * Runs an action, one request at a time per subject. A new attempt clears the errors of finished attempts. Errors go to the nearest error
 * slot (ErrorSlotProvider), success shows a toast.
 */
export function useAction(options: ActionOptions<void>): Action<void>;
export function useAction<Subject>(options: KeyedActionOptions<Subject>): Action<Subject>;
export function useAction<Subject>(options: ActionOptions<Subject> & Partial<KeyedActionOptions<Subject>>) {
  const { send, failureText, keyOf = () => '', conflict, reloads = [], onDone } = options;
  const reload = useRefetchQueries();
  const toast = useToast();
  const { report } = useErrorSlot();
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const sending = useRef(new Set<string>());
  /** Errors of the attempts that finished since the last one began, kept together so that a second failure does not hide the first. */
  const failures = useRef(new Set<string>());
  const fail = (text: string | null): void => {
    if (text !== null) failures.current.add(text);
    report(failures.current.size > 0 ? [...failures.current].join(' ') : null);
  };
  const attempt = async (subject: Subject): Promise<void> => {
    try {
      const done = await send(subject);
      if (typeof done === 'string') toast(done);
      else if (done) toast(done.text, done.action);
      onDone?.(subject);
      reload(reloads);
    } catch (error) {
      const failure = errorOf(error);
      fail((await conflict?.meet(failure)) ?? failureText(failure, subject));
      if (isOutdated(failure)) reload(reloads);
    }
  };
  const run = async (subject: Subject): Promise<void> => {
    const key = keyOf(subject);
    if (sending.current.has(key)) return;
    sending.current.add(key);
    setBusyKeys(new Set(sending.current));
    failures.current.clear();
    report(null);
    toast(null);
    await attempt(subject);
    sending.current.delete(key);
    setBusyKeys(new Set(sending.current));
  };
  return {
    run: (subject: Subject) => void run(subject),
    isBusy: busyKeys.size > 0,
    isBusyWith: (key: string) => busyKeys.has(key),
  };
}
