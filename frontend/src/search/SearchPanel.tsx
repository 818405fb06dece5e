import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorOf } from '../errors';
import { failureText } from '../failure-text';
import { useDebounced } from '../ui/hooks/useDebounced';
import type { SearchHit, SearchSource } from './search-source';
import { SearchHits } from './SearchHits';
import styles from './SearchPanel.module.css';

interface Props<Data> {
  readonly id: string;
  readonly source: SearchSource<Data>;
  /** By what it finds: the name of the input. */
  readonly hint: string;
  /** Called when a result is opened. */
  readonly onLeave: () => void;
  /** Opens a result without an address. */
  readonly onOpen: (hit: SearchHit) => void;
}

/** The search combobox: an input, and results by relevance that the arrow keys go through. */
export function SearchPanel<Data>({ id, source, hint, onLeave, onOpen }: Props<Data>) {
  const [text, setText] = useState('');
  /** Text submitted with Enter: its first result opens. */
  const [entered, setEntered] = useState<string | null>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { hits, isLoading, error, wanted } = useHits(source, text.trim(), entered);
  const marks = useMark(hits.length, wanted);
  const open = (hit: SearchHit) => {
    onLeave();
    if (hit.to === null) onOpen(hit);
    else void navigate(hit.to);
  };
  const openFound = useEffectEvent(open);
  const [first] = hits;
  const opened = entered !== null && entered === text.trim() && !isLoading ? first : undefined;
  useEffect(() => {
    if (opened) openFound(opened);
  }, [opened]);
  const submit = () => {
    const marked = marks.at === null ? undefined : hits[marks.at];
    if (marked) open(marked);
    else setEntered(text.trim());
  };
  return (
    <form
      id={id}
      className={`card ${styles.panel}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        ref={(input) => input?.focus()}
        type="search"
        role="combobox"
        aria-label={hint}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={marks.at === null ? undefined : `${listId}-${marks.at}`}
        placeholder={hint}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setEntered(null);
        }}
        onKeyDown={marks.move}
        className={styles.input}
      />
      <output className={styles.count}>
        {countText(source, { text: wanted, isLoading, error, count: hits.length })}
      </output>
      <SearchHits id={listId} hits={hits} marked={marks.at} onLeave={onLeave} onOpen={open} />
    </form>
  );
}

/** Searches after a pause in typing, or at once on Enter. */
function useHits<Data>({ query, isEnough, hitsOf }: SearchSource<Data>, text: string, entered: string | null) {
  const settled = useDebounced(text);
  const wanted = entered ?? settled;
  const isAsked = isEnough(wanted);
  const { data, error, loading } = useQuery<Data, { readonly text: string }>(query, {
    variables: { text: wanted },
    skip: !isAsked,
  });
  // The same hits as long as the answer is the same, for what opens the first one.
  const hits = useMemo(() => (data === undefined || !isAsked ? [] : hitsOf(data)), [data, isAsked, hitsOf]);
  return { wanted, error, isLoading: loading, hits };
}

/** Tracks the active result, from 0. New text clears it; it wraps around at both ends. */
function useMark(count: number, text: string) {
  const [mark, setMark] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const at = mark && mark.text === text && mark.at < count ? mark.at : null;
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps === undefined || count === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault(); // keeps the text cursor in place
    const from = at ?? (steps > 0 ? -1 : count);
    setMark({ at: (from + steps + count) % count, text });
  };
  return { at, move };
}

/** What is known of a search. */
interface Answer {
  readonly text: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly count: number;
}

function countText<Data>({ isEnough, tooShort, none }: SearchSource<Data>, { text, isLoading, error, count }: Answer) {
  if (!isEnough(text)) return tooShort;
  if (error) return failureText('Failed to search', errorOf(error));
  if (isLoading) return 'Searching…';
  if (count === 0) return none;
  return count === 1 ? '1 result' : `${count} results`;
}
