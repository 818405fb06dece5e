import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { pathOf } from '../../path-of';
import { paths } from '../../paths';
import { useAfterTyping } from '../../ui/useAfterTyping';
import { useSearchQuery, type SearchQuery } from './gql/generated';
import styles from './SearchResults.module.css';

type Hit = SearchQuery['search'][number];

interface Props {
  readonly text: string;
  /** The text whose first result is to be opened as soon as it is there. */
  readonly entered: string | null;
  readonly onLeave: () => void;
}

/** Where a hit leads: a payment to its row among the payments, from which its patient's page is a step away. */
function addressOf({ kind, patientNumber, title }: Hit): string {
  if (patientNumber) return pathOf(paths.adminPatient, patientNumber);
  return kind === 'STAFF' ? paths.adminTeam : `${paths.adminPayment}?search=${encodeURIComponent(title)}`;
}

/** What a text finds, best first. */
export function SearchResults({ text, entered, onLeave }: Props) {
  const settled = useAfterTyping(text);
  const wanted = entered ?? settled;
  const { data, error, loading } = useSearchQuery({ variables: { text: wanted }, skip: wanted.length < 2 });
  const navigate = useNavigate();
  const first = loading ? undefined : data?.search[0];
  const open = useEffectEvent((hit: Hit) => {
    onLeave();
    void navigate(addressOf(hit));
  });
  useEffect(() => {
    if (entered !== null && entered === text && first) open(first);
  }, [entered, text, first]);
  const hits = wanted.length < 2 ? [] : (data?.search ?? []);
  return (
    <>
      <output className={styles.count}>{countText(wanted, loading, error, hits.length)}</output>
      {hits.length > 0 && (
        <ul aria-label="Search results" className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <Link to={addressOf(hit)} className={styles.hit} onClick={onLeave}>
                <strong>{hit.title || 'N/A'}</strong>
                <span className={styles.detail}>{hit.detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function countText(text: string, isLoading: boolean, error: unknown, count: number): string {
  if (text.length < 2) return 'Type at least two characters.';
  if (error) return failureText('Failed to search', errorOf(error));
  if (isLoading) return 'Searching…';
  if (count === 0)
    return 'Nothing was found. Try part of a name, the digits of a phone, the PT number, or the number of a receipt.';
  return count === 1 ? '1 result' : `${count} results`;
}
