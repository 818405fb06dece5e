import type { FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import * as text from '#messages/conflict';
import type { CallError } from '../errors';
import { ConflictChanges, type Facts } from './ConflictChanges';

interface BaseOptions<Known> {
  /** What the form is about, as it is when the form opens; undefined until it is loaded. */
  readonly known: Known | undefined;
  /** Reads it past the cache; undefined when it cannot be found any more. */
  readonly readAgain: () => Promise<Known | undefined>;
  /** What the inputs begin with, each under its name. */
  readonly valuesOf?: ((known: Known) => object) | undefined;
}

/** Either its values that somebody else may have changed, as people read them; or what draws the changes where these do not suffice. */
type Shown<Known> =
  { readonly factsOf: (known: Known) => Facts } | { readonly show: (before: Known, now: Known) => ReactNode };

/** How a form or a question deals with the change of somebody else; `useConflict` makes it. */
export interface Conflict {
  /**
   * Reads again what was changed, and hands the inputs that nobody has typed in over to it.
   * @returns the sentence that is said instead of the refusal; null for any other failure, and when it could not be read
   */
  readonly meet: (failure: CallError, form?: FormInstance) => Promise<string | null>;
  /** What the other person changed; null while nobody has. */
  readonly changes: ReactNode;
}

/**
 * The one answer to CHANGED_MEANWHILE. A form sends the version that it began with, whatever the page learns in the meantime, so that
 * nothing is overwritten unseen. When it is refused, what was changed is read and shown, what was typed stays, and inputs without anything
 * typed take the new value; the next attempt sends the version that is shown then.
 */
export function useConflict<Known>({ known, readAgain, valuesOf, ...shownBy }: BaseOptions<Known> & Shown<Known>) {
  const [first, setFirst] = useState(known);
  const [newest, setNewest] = useState<Known>();
  if (first === undefined && known !== undefined) setFirst(known);
  const shown = newest ?? first;
  const meet: Conflict['meet'] = async (failure, form) => {
    if (failure.code !== 'CHANGED_MEANWHILE' || shown === undefined) return null;
    const present = await readAgain().catch(() => undefined);
    if (present === undefined) return null;
    if (form && valuesOf) takeOver(form, valuesOf(shown), valuesOf(present));
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
    /** What the form is about, as it is shown: whose version is sent. */
    known: shown,
    conflict: { meet, changes } satisfies Conflict,
  };
}

/** Puts the new values into the inputs that still hold the former ones. */
export function takeOver(form: FormInstance, before: object, now: object): void {
  const former = new Map<string, unknown>(Object.entries(before));
  const free = Object.entries(now).filter(
    ([name, value]) => !isSame(value, former.get(name)) && isSame(form.getFieldValue(name), former.get(name)),
  );
  form.setFields(free.map(([name, value]: [string, unknown]) => ({ name, value, touched: false, errors: [] })));
}

/** An empty input may hold nothing, null or an empty text. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
