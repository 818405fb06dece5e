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
  /** Where somebody else may have changed what it is about: shows what they did, and says that instead of the failure. */
  readonly conflict?: { readonly meet: (failure: CallError) => Promise<string | null> } | undefined;
  /** The queries that show what it changes: read again when it is done, and when it failed because somebody else was faster. */
  readonly reloads?: readonly DocumentNode[];
  /** After it was done, before the queries are read again. */
  readonly onDone?: ((subject: Subject) => void) | undefined;
}

/** An action on one of several subjects, such as the rows of a list. */
interface KeyedActionOptions<Subject> extends ActionOptions<Subject> {
  /** Identifies the subject. It is sent once at a time for each key; other subjects do not wait for it. */
  readonly keyOf: (subject: Subject) => string;
}

/** What the screen does with an action. */
export interface Action<Subject> {
  readonly run: (subject: Subject) => void;
  /** Whether it is being sent for any subject. */
  readonly isBusy: boolean;
  /** Whether it is being sent for the subject with this key, such as the row whose button waits. */
  readonly isBusyWith: (key: string) => boolean;
}

/**
 * Does one thing, once at a time for each subject. A new attempt takes away the failures of those that ended before; a new failure is said
 * in the place around (ErrorSlotProvider), a success is announced.
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
  /** Of the attempts that ended since the last one began: each is said, so that the second failure does not hide the first. */
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
