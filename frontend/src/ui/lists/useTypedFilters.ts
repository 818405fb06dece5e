import { useEffect, useEffectEvent, useState } from 'react';
import { typingPauseMs } from '../hooks/useDebounced';

/** Values by filter. */
type Texts = Readonly<Record<string, string>>;

interface Typing {
  /** Texts in the inputs. */
  readonly texts: Texts;
  /** Applied texts as last read. */
  readonly seen: Texts;
  /** Texts that were applied but were not read back yet. */
  readonly sent: Texts | null;
}

const trim = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));

const areSame = (one: Texts, other: Texts): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * Debounces the texts of filter inputs: they apply together after a pause, so that not every key sends a query. An external change of the
 * filters (Back, a link, Clear filters) replaces typed text.
 * @param names the filters that are typed
 */
export function useTypedFilters<Values extends Texts>(
  filters: Values,
  names: readonly (keyof Values & string)[],
  apply: (filters: Values) => void,
) {
  const pick = (values: Texts): Texts => Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const present = pick(filters);
  const [typing, setTyping] = useState<Typing>({ texts: present, seen: present, sent: null });
  if (!areSame(typing.seen, present)) {
    const isOurs = typing.sent !== null && areSame(typing.sent, present);
    setTyping({ texts: isOurs ? typing.texts : present, seen: present, sent: null });
  }

  const applyTexts = useEffectEvent((texts: Texts) => {
    setTyping((state) => ({ ...state, sent: texts }));
    apply({ ...filters, ...texts });
  });
  useEffect(() => {
    const texts = trim(typing.texts);
    if (areSame(texts, typing.seen)) return undefined;
    const timer = setTimeout(() => applyTexts(texts), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typing.texts, typing.seen]);

  const typed: Values = { ...filters, ...trim(typing.texts) };
  return {
    texts: typing.texts,
    /** The filters with the typed texts. */
    typed,
    type: (name: string, text: string) => setTyping((state) => ({ ...state, texts: { ...state.texts, [name]: text } })),
    /** Sets the inputs at once to filters that are about to apply. */
    settle: (next: Values) => setTyping((state) => ({ ...state, texts: pick(next), sent: pick(next) })),
  };
}
