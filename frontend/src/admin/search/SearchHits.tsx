import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../../path-of';
import { paths } from '../../paths';
import type { SearchQuery } from './gql/generated';
import styles from './SearchHits.module.css';

type Hit = SearchQuery['search'][number];

interface Props {
  /** Of the list; each result has it with its place, from 0. */
  readonly id: string;
  readonly hits: readonly Hit[];
  /** The place of the one that Enter opens; null when none is marked. */
  readonly marked: number | null;
  readonly onLeave: () => void;
}

/** Where a hit leads: a payment to its row among the payments, from which its patient's page is a step away. */
export function addressOf({ kind, patientNumber, title }: Hit): string {
  if (patientNumber) return pathOf(paths.adminPatient, patientNumber);
  return kind === 'STAFF' ? paths.adminTeam : `${paths.adminPayment}?search=${encodeURIComponent(title)}`;
}

/** What the results are to assistive technology (WAI-ARIA combobox): links that an input marks, which no select can hold. */
const listBox = { role: 'listbox', 'aria-label': 'Search results' };
const optionOf = (isMarked: boolean) => ({ role: 'option', 'aria-selected': isMarked });

/** The results of the search. The focus stays in the input, which names the marked one. */
export function SearchHits({ id, hits, marked, onLeave }: Props) {
  const markedHit = useCallback((element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div id={id} {...listBox} hidden={hits.length === 0} className={styles.hits}>
      {hits.map((hit, place) => (
        <Link
          key={hit.id}
          ref={place === marked ? markedHit : null}
          id={`${id}-${place}`}
          {...optionOf(place === marked)}
          tabIndex={-1}
          to={addressOf(hit)}
          className={styles.hit}
          onClick={onLeave}
        >
          <strong>{hit.title || 'N/A'}</strong>
          <span className={styles.detail}>{hit.detail}</span>
        </Link>
      ))}
    </div>
  );
}
