import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorOf } from '../errors';
import { failureText } from '../failure-text';
import { useDebounced } from '../ui/hooks/useDebounced';
import { useWorkplace } from '../workplace/workplace-context';
import { useSearchQuery } from './gql/generated';
import { addressOf, SearchHits } from './SearchHits';
import styles from './SearchPanel.module.css';

interface Props {
  readonly id: string;
  /** By what it finds: the name of the input. */
  readonly hint: string;
  /** Called when a result is opened. */
  readonly onLeave: () => void;
}

/** The search combobox: an input, and results by relevance that the arrow keys go through. */
export function SearchPanel({ id, hint, onLeave }: Props) {
  const [text, setText] = useState('');
  /** Text submitted with Enter: its first result opens. */
  const [entered, setEntered] = useState<string | null>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { hits, isLoading, error, wanted } = useHits(text.trim(), entered);
  const marks = useMark(hits.length, wanted);
  const leaveFor = useEffectEvent((address: string) => {
    onLeave();
    void navigate(address);
  });
  const [first] = hits;
  const { patient } = useWorkplace();
  const opened = entered !== null && entered === text.trim() && !isLoading && first ? addressOf(first, patient) : null;
  useEffect(() => {
    if (opened !== null) leaveFor(opened);
  }, [opened]);
  const submit = () => {
    const marked = marks.at === null ? undefined : hits[marks.at];
    if (!marked) return setEntered(text.trim());
    onLeave();
    void navigate(addressOf(marked, patient));
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
      <output className={styles.count}>{countText(wanted, isLoading, error, hits.length)}</output>
      <SearchHits id={listId} hits={hits} marked={marks.at} onLeave={onLeave} />
    </form>
  );
}

/** Searches after a pause in typing, or at once on Enter. */
function useHits(text: string, entered: string | null) {
  const settled = useDebounced(text);
  const wanted = entered ?? settled;
  const { data, error, loading } = useSearchQuery({ variables: { text: wanted }, skip: wanted.length < 2 });
  return { wanted, error, isLoading: loading, hits: wanted.length < 2 ? [] : (data?.search ?? []) };
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

function countText(text: string, isLoading: boolean, error: unknown, count: number): string {
  if (text.length < 2) return 'Type at least two characters.';
  if (error) return failureText('Failed to search', errorOf(error));
  if (isLoading) return 'Searching…';
  if (count === 0) return 'Nothing was found. Try part of a name, the digits of a phone, or a number.';
  return count === 1 ? '1 result' : `${count} results`;
}
