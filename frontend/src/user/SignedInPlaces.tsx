import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { momentText } from '../clinic-time';
import { errorOf } from '../errors';
import { useSignedInPlacesQuery, useSignOutElsewhereMutation, type SignedInPlacesQuery } from '../gql/generated';
import { ErrorBanner } from '../ui/ErrorBanner';
import { LoadError } from '../ui/LoadError';
import { useNotify } from '../ui/Notices';
import { Card } from './Card';
import { placesFetchText, signOutText } from './profile-failures';
import styles from './SignedInPlaces.module.css';

/** As many as are listed. */
const listed = 5;

type Place = SignedInPlacesQuery['mySessions'][number];

/** The present browser first, then the newest of the others. */
function shown(places: readonly Place[]): readonly Place[] {
  return places.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)).slice(0, listed);
}

/** The browsers in which the account is signed in, the present one marked, and the way to end the others (AU-7). */
export function SignedInPlaces() {
  const { data, error, refetch } = useSignedInPlacesQuery({ fetchPolicy: 'network-only' });
  const [signOut] = useSignOutElsewhereMutation();
  const notify = useNotify();
  const [isEnding, setIsEnding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const places = data?.mySessions;
  const hasOthers = places?.some(({ isCurrent }) => !isCurrent);

  const endOthers = async () => {
    setIsEnding(true);
    setFailure(null);
    try {
      await signOut();
      notify('You are signed out everywhere else.');
      // Whether the list could be read again is said where it stands.
      await refetch().catch(() => undefined);
    } catch (reason) {
      setFailure(signOutText(errorOf(reason)));
    } finally {
      setIsEnding(false);
    }
  };

  return (
    <Card title="Where you are signed in">
      {!places && error && <LoadError message={placesFetchText(errorOf(error))} onRetry={() => void refetch()} />}
      {!places && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {places && (
        <ul className={styles.places}>
          {shown(places).map(({ id, isCurrent, signedInAt, lastSeenAt }) => (
            <li key={id}>
              <strong>{isCurrent ? 'This browser' : 'Another browser'}</strong>
              <p className={styles.times}>
                Signed in {momentText(signedInAt)}
                {!isCurrent && `, last used ${momentText(lastSeenAt)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {places && places.length > listed && <p className={styles.more}>and {places.length - listed} more</p>}
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {hasOthers && (
        <Button loading={isEnding} onClick={() => void endOthers()}>
          Sign out everywhere else
        </Button>
      )}
      {places && !hasOthers && <p className={styles.times}>You are signed in nowhere else.</p>}
    </Card>
  );
}
