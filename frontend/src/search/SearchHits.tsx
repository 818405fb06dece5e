import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { SearchHit } from './search-source';
import styles from './SearchHits.module.css';

interface Props {
  /** Id of the list; result ids append their index. */
  readonly id: string;
  readonly hits: readonly SearchHit[];
  /** Index of the active result; null if there is none. */
  readonly marked: number | null;
  /** Called when a result with an address is followed. */
  readonly onLeave: () => void;
  /** Opens a result without an address. */
  readonly onOpen: (hit: SearchHit) => void;
}

/** Listbox of a WAI-ARIA combobox: its options are links, which a select cannot contain. */
const listBox = { role: 'listbox', 'aria-label': 'Search results' };
const optionOf = (isMarked: boolean) => ({ role: 'option', 'aria-selected': isMarked });

/** Search results. The focus stays in the input, which references the active result. */
export function SearchHits({ id, hits, marked, onLeave, onOpen }: Props) {
  const markedHit = useCallback((element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div id={id} {...listBox} hidden={hits.length === 0} className={styles.hits}>
      {hits.map((hit, place) => {
        const option = {
          ref: place === marked ? markedHit : null,
          id: `${id}-${place}`,
          ...optionOf(place === marked),
          tabIndex: -1,
          className: styles.hit,
        };
        const text = (
          <>
            <strong>{hit.title || 'N/A'}</strong>
            <span className={styles.detail}>{hit.detail}</span>
          </>
        );
        return hit.to === null ? (
          <button key={hit.id} type="button" {...option} onClick={() => onOpen(hit)}>
            {text}
          </button>
        ) : (
          <Link key={hit.id} {...option} to={hit.to} onClick={onLeave}>
            {text}
          </Link>
        );
      })}
    </div>
  );
}
