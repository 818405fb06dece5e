import { Button } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import styles from './factors.module.css';
import {
  StaffPlacesDocument,
  useEndOtherPlacesMutation,
  useStaffPlacesQuery,
  type StaffPlacesQuery,
} from './gql/generated';

type Place = StaffPlacesQuery['mySessions'][number];

const reloads = [StaffPlacesDocument];

/** Where one is signed in: device, network and times; signs out elsewhere. */
export function PlacesCard() {
  const query = useStaffPlacesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Card title="Where you are signed in">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch where you are signed in', failure)}
        skeleton={<TextSkeleton lines={3} />}
      >
        {({ mySessions }) => <Places places={mySessions} />}
      </QueryBoundary>
    </Card>
  );
}

/** The network of a session, by the first parts of its address alone. */
function networkText({ network, isThisNetwork }: Place): string {
  if (isThisNetwork) return 'this network';
  return network === '' ? 'unknown network' : `network ${network}`;
}

function Places({ places }: { readonly places: readonly Place[] }) {
  const [end] = useEndOtherPlacesMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await end();
      return 'You are signed out everywhere else.';
    },
    failureText: (failure) => failureText('Failed to sign out elsewhere', failure),
    reloads,
  });
  return (
    <Stack>
      <ul className={styles.list} aria-label="Where you are signed in">
        {places.map((place) => (
          <li key={place.id}>
            <div className={styles.about}>
              <strong>
                {place.device || 'Unknown device'}
                {place.isCurrent && ' (this browser)'}
              </strong>
              <p>
                {networkText(place)}, since {momentText(place.signedInAt)}
                {!place.isCurrent && `, last used ${momentText(place.lastSeenAt)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ErrorSlot />
      {places.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button loading={isBusy} onClick={() => run()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
}
