import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../path-of';
import { paths } from '../paths';
import { useWorkplace, type Workplace } from '../workplace/workplace-context';
import type { SearchQuery } from './gql/generated';
import styles from './SearchHits.module.css';

type Hit = SearchQuery['search'][number];

interface Props {
  /** Id of the list; result ids append their index. */
  readonly id: string;
  readonly hits: readonly Hit[];
  /** Index of the active result; null if there is none. */
  readonly marked: number | null;
  readonly onLeave: () => void;
}

/**
 * Returns a result's address: for a payment, its row in the payments.
 * @param patient pattern of a patient's page
 */
export function addressOf({ kind, patientNumber, title }: Hit, patient: Workplace['patient']): string {
  if (patientNumber) return pathOf(patient, patientNumber);
  return kind === 'STAFF' ? paths.adminTeam : `${paths.adminPayment}?search=${encodeURIComponent(title)}`;
}

/** Listbox of a WAI-ARIA combobox: its options are links, which a select cannot contain. */
const listBox = { role: 'listbox', 'aria-label': 'Search results' };
const optionOf = (isMarked: boolean) => ({ role: 'option', 'aria-selected': isMarked });

/** Search results. The focus stays in the input, which references the active result. */
export function SearchHits({ id, hits, marked, onLeave }: Props) {
  const { patient } = useWorkplace();
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
          to={addressOf(hit, patient)}
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
