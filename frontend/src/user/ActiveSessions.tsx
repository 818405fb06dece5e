import * as text from '#messages/user';
import { dayText, momentText } from '../calendar/clinic-time';
import {
  SignedInPlacesDocument,
  useSignedInPlacesQuery,
  useSignOutElsewhereMutation,
  type SignedInPlacesQuery,
} from '../gql/generated';
import { Card } from '../ui/Card';
import { ErrorSlot } from '../ui/ErrorSlotProvider';
import { QueryBoundary } from '../ui/QueryBoundary';
import { PlainButton } from '../ui/PlainButton';
import { TextSkeleton } from '../ui/TextSkeleton';
import { useAction } from '../ui/useAction';
import { placesFetchText, signOutText } from './profile-failures';
import styles from './ActiveSessions.module.css';

/** As many as are listed. */
const listed = 5;

/** Whether 'Keep me signed in on this phone' was ticked: no other session lasts for days without use (AU-3). */
const isKept = (lastSeenAt: string, endsAt: string): boolean =>
  Date.parse(endsAt) - Date.parse(lastSeenAt) > 86_400_000;

type Place = SignedInPlacesQuery['mySessions'][number];

/** The present browser first, then the newest of the others. */
function shown(places: readonly Place[]): readonly Place[] {
  return places.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)).slice(0, listed);
}

/** The browsers in which the account is signed in, the present one marked, and the way to end the others (AU-7). */
export function ActiveSessions() {
  const query = useSignedInPlacesQuery();
  return (
    <Card title={text.places}>
      <QueryBoundary query={query} failureText={placesFetchText} skeleton={<TextSkeleton lines={3} />}>
        {({ mySessions }) => <Places places={mySessions} />}
      </QueryBoundary>
    </Card>
  );
}

function Places({ places }: { readonly places: readonly Place[] }) {
  const [signOut] = useSignOutElsewhereMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await signOut();
      return text.signedOutElsewhere;
    },
    failureText: signOutText,
    reloads: [SignedInPlacesDocument],
  });
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
        <PlainButton isBusy={isBusy} onClick={() => run()}>
          {text.signOutElsewhere}
        </PlainButton>
      ) : (
        <p className={styles.times}>{text.nowhereElse}</p>
      )}
    </>
  );
}
