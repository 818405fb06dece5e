import { useEffect, useEffectEvent, useState } from 'react';
import { typingPauseMs } from '../../ui/useDebounced';
import type { PatientFilters } from './patient-filters';

type TypedFilters = Pick<PatientFilters, 'search' | 'age' | 'condition'>;

const typedOf = ({ search, age, condition }: PatientFilters): TypedFilters => ({ search, age, condition });

const trimmed = ({ search, age, condition }: TypedFilters): TypedFilters => ({
  search: search.trim(),
  age: age.trim(),
  condition: condition.trim(),
});

const areSame = (one: TypedFilters, other: TypedFilters): boolean =>
  one.search === other.search && one.age === other.age && one.condition === other.condition;

interface Typing {
  /** Texts in the inputs. */
  readonly texts: TypedFilters;
  /** Texts in the address as last read. */
  readonly seen: TypedFilters;
  /** Texts that were applied but are not in the address yet. */
  readonly sent: TypedFilters | null;
}

/**
 * Debounces the texts of the filter inputs: they apply together after a pause, so that not every key sends a query. An external change of
 * the address (Back, a link, Clear filters) replaces typed text.
 */
export function useTypedFilters(filters: PatientFilters, apply: (filters: PatientFilters) => void) {
  const present = typedOf(filters);
  const [typing, setTyping] = useState<Typing>({ texts: present, seen: present, sent: null });
  if (!areSame(typing.seen, present)) {
    const isOurs = typing.sent !== null && areSame(typing.sent, present);
    setTyping({ texts: isOurs ? typing.texts : present, seen: present, sent: null });
  }

  const applyTexts = useEffectEvent((texts: TypedFilters) => {
    setTyping((state) => ({ ...state, sent: texts }));
    apply({ ...filters, ...texts });
  });
  useEffect(() => {
    const texts = trimmed(typing.texts);
    if (areSame(texts, typing.seen)) return undefined;
    const timer = setTimeout(() => applyTexts(texts), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typing.texts, typing.seen]);

  return {
    texts: typing.texts,
    /** The filters with the typed texts. */
    typed: { ...filters, ...trimmed(typing.texts) },
    type: (name: keyof TypedFilters, text: string) =>
      setTyping((state) => ({ ...state, texts: { ...state.texts, [name]: text } })),
    /** Sets the inputs at once to filters that are about to apply. */
    settle: (next: PatientFilters) => setTyping((state) => ({ ...state, texts: typedOf(next), sent: typedOf(next) })),
  };
}
