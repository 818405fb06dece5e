import type { FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import * as text from '#messages/conflict';
import type { CallError } from '#src/errors';
import { ConflictChanges, type Facts } from './ConflictChanges';

interface BaseOptions<Known> {
  /** The subject as of when the form opened; undefined until it is loaded. */
  readonly known: Known | undefined;
  /** Refetches it past the cache; undefined if it no longer exists. */
  readonly readAgain: () => Promise<Known | undefined>;
  /** The form's initial values by input name. */
  readonly valuesOf?: ((known: Known) => object) | undefined;
  /** Called after the inputs were updated, with the subject as it is now: merges an input that holds several values. */
  readonly merge?: ((form: FormInstance, present: Known) => void) | undefined;
}

/** Either the formatted values that another user may change, or a function that renders the changes. */
type Shown<Known> =
  { readonly factsOf: (known: Known) => Facts } | { readonly show: (before: Known, now: Known) => ReactNode };

/** Conflict handling of a form or confirm dialog; created by `useConflict`. */
export interface Conflict {
  /**
   * Refetches the subject, and updates the inputs that the user has not edited.
   * @returns the message that replaces the error; null for other errors, and if the refetch failed
   */
  readonly meet: (failure: CallError, form?: FormInstance) => Promise<string | null>;
  /** The other user's changes; null if there is no conflict. */
  readonly changes: ReactNode;
}

/**
 * Handles CHANGED_MEANWHILE (optimistic locking). A form sends the version with which it opened, even if the cache has a newer one, so that
 * no change is overwritten unseen. On a conflict, it shows the changes, keeps edited inputs and updates the others; the next attempt sends
 * the new version.
 */
export function useConflict<Known>({
  known,
  readAgain,
  valuesOf,
  merge,
  ...shownBy
}: BaseOptions<Known> & Shown<Known>) {
  const [first, setFirst] = useState(known);
  const [newest, setNewest] = useState<Known>();
  if (first === undefined && known !== undefined) setFirst(known);
  const shown = newest ?? first;
  const meet: Conflict['meet'] = async (failure, form) => {
    if (failure.code !== 'CHANGED_MEANWHILE' || shown === undefined) return null;
    const present = await readAgain().catch(() => undefined);
    if (present === undefined) return null;
    if (form && valuesOf) takeOver(form, valuesOf(shown), valuesOf(present));
    if (form) merge?.(form, present);
    setNewest(present);
    return text.changed;
  };
  const draw = (before: Known, now: Known) =>
    'show' in shownBy ? (
      shownBy.show(before, now)
    ) : (
      <ConflictChanges before={shownBy.factsOf(before)} now={shownBy.factsOf(now)} />
    );
  const changes = first === undefined || newest === undefined ? null : draw(first, newest);
  return {
    /** The subject as shown; its version is sent. */
    known: shown,
    conflict: { meet, changes } satisfies Conflict,
  };
}

/** Updates the inputs that still have their previous values. */
export function takeOver(form: FormInstance, before: object, now: object): void {
  const former = new Map<string, unknown>(Object.entries(before));
  const free = Object.entries(now).filter(
    ([name, value]) => !isSame(value, former.get(name)) && isSame(form.getFieldValue(name), former.get(name)),
  );
  form.setFields(free.map(([name, value]: [string, unknown]) => ({ name, value, touched: false, errors: [] })));
}

/** An empty input may be undefined, null or ''. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
