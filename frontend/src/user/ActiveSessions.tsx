import * as text from '#messages/user';
import { dayText, momentText } from '../calendar/clinic-time';
import type { SignedInPlacesQuery } from '../gql/generated';
import { Card } from '../ui/layout/Card';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { placesFetchText } from './profile-failures';
import signedInPlaces from './signed-in-places.graphql?raw';
import { SignOutElsewhere } from './SignOutElsewhere';
import { useOwnQuery } from './useOwnQuery';
import styles from './ActiveSessions.module.css';

const request = { name: 'SignedInPlaces', query: signedInPlaces, variables: () => ({}) };

/** Maximum number of listed sessions. */
const listed = 5;

/** Whether 'Keep me signed in on this phone' was chosen: only such a session lasts for days without use. */
const isKept = (lastSeenAt: string, endsAt: string): boolean =>
  Date.parse(endsAt) - Date.parse(lastSeenAt) > 86_400_000;

type Place = SignedInPlacesQuery['mySessions'][number];

/** Sorts the current browser first, then the others in the server's order (newest first). */
function shown(places: readonly Place[]): readonly Place[] {
  return places.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)).slice(0, listed);
}

/** Lists the browsers in which the account is signed in, with a button that signs out the others. */
export function ActiveSessions() {
  const query = useOwnQuery<SignedInPlacesQuery>(request);
  return (
    <Card title={text.places}>
      <QueryBoundary query={query} failureText={placesFetchText} skeleton={<TextSkeleton lines={3} />}>
        {({ mySessions }) => <Places places={mySessions} onEnded={() => void query.refetch()} />}
      </QueryBoundary>
    </Card>
  );
}

function Places({ places, onEnded }: { readonly places: readonly Place[]; readonly onEnded: () => void }) {
  return (
    <>
      <ul className={styles.places}>
        {shown(places).map(({ id, isCurrent, signedInAt, lastSeenAt, endsAt }) => (
          <li key={id}>
            <strong>{isCurrent ? text.thisBrowser : text.anotherBrowser}</strong>
            <p className={styles.times}>
              {isCurrent
                ? text.signedInAt({ when: momentText(signedInAt) })
                : text.signedInAndUsed({ when: momentText(signedInAt), used: momentText(lastSeenAt) })}
            </p>
            {isKept(lastSeenAt, endsAt) && <p className={styles.times}>{text.keptUntil({ day: dayText(endsAt) })}</p>}
          </li>
        ))}
      </ul>
      {places.length > listed && <p className={styles.more}>{text.morePlaces({ count: places.length - listed })}</p>}
      <ErrorSlot />
      {places.some(({ isCurrent }) => !isCurrent) ? (
        <SignOutElsewhere onDone={onEnded} />
      ) : (
        <p className={styles.times}>{text.nowhereElse}</p>
      )}
    </>
  );
}
