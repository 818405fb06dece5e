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
  /** What stands in the inputs. */
  readonly texts: TypedFilters;
  /** What the address last said. */
  readonly seen: TypedFilters;
  /** What was handed on and has not come back in the address yet. */
  readonly sent: TypedFilters | null;
}

/**
 * The texts in the filter inputs while somebody types: they are applied together after a pause, so that no key costs a query. A change
 * of the address from elsewhere (back, a link, Clear filters) wins over what was typed.
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
    /** The filters as they would be if the typed texts were applied now. */
    typed: { ...filters, ...trimmed(typing.texts) },
    type: (name: keyof TypedFilters, text: string) =>
      setTyping((state) => ({ ...state, texts: { ...state.texts, [name]: text } })),
    /** Puts the inputs at once where the filters are about to be. */
    settle: (next: PatientFilters) => setTyping((state) => ({ ...state, texts: typedOf(next), sent: typedOf(next) })),
  };
}
