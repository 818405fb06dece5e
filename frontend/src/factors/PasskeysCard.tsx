import { Button } from 'antd';
import { dayText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { Dialog } from '../ui/dialogs/Dialog';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { useToast } from '../ui/feedback/toasts';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { AddPasskey } from './AddPasskey';
import { ConfirmFactor } from './ConfirmFactor';
import styles from './factors.module.css';
import { OwnFactorsDocument, useOwnFactorsQuery, useRemoveFactorMutation, type OwnFactorsQuery } from './gql/generated';
import { knowsPasskeys } from './passkeys';

type MyFactors = OwnFactorsQuery['myFactors'];
type Factor = MyFactors['factors'][number];

const reloads = [OwnFactorsDocument];

/** The own passkeys: when each was added and last used; adds and removes them. */
export function PasskeysCard() {
  const query = useOwnFactorsQuery();
  return (
    <Card title="Passkeys">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the passkeys', failure)}
        skeleton={<TextSkeleton lines={3} />}
      >
        {({ myFactors }) => <Passkeys own={myFactors} />}
      </QueryBoundary>
    </Card>
  );
}

function Passkeys({ own }: { readonly own: MyFactors }) {
  const { subject, open, frame } = useDialog<Factor>();
  const passkeys = own.factors.filter(({ kind }) => kind === 'PASSKEY');
  return (
    <Stack>
      <p>
        A passkey is a key that your phone or computer keeps. It confirms that it is you by your finger, your face or
        the PIN of the device, and works on this website alone.
        {own.isRequired && ' The clinic asks for a passkey or the authenticator app at each sign-in.'}
      </p>
      <ErrorSlot />
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((factor) => (
            <li key={factor.id}>
              <div className={styles.about}>
                <strong>{factor.name}</strong>
                <p>
                  Added on {dayText(factor.addedAt)}
                  {factor.lastUsedAt ? `, last used on ${dayText(factor.lastUsedAt)}` : ', not used yet'}
                </p>
              </div>
              <Button danger onClick={() => open(factor)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div>
          <AddPasskey reloads={reloads} doneText="The passkey was added." isPrimary={passkeys.length === 0} />
        </div>
      ) : (
        <p>This browser knows no passkeys.</p>
      )}
      {subject && <RemoveDialog key={subject.id} factor={subject} methods={own.methods} frame={frame} />}
    </Stack>
  );
}

interface RemoveProps {
  readonly factor: Factor;
  readonly methods: MyFactors['methods'];
  readonly frame: ReturnType<typeof useDialog<Factor>>['frame'];
}

/** Removes a passkey: whoever removes one confirms with a factor first. */
function RemoveDialog({ factor, methods, frame }: RemoveProps) {
  const [remove] = useRemoveFactorMutation();
  const reload = useRefetchQueries();
  const toast = useToast();
  return (
    <Dialog {...frame} title="Remove passkey" width={440}>
      <Stack>
        <p>
          {factor.name} signs you in no more. Please confirm first that it is you, with this passkey or another factor.
        </p>
        <ConfirmFactor
          methods={methods}
          onConfirmed={async () => {
            await remove({ variables: { id: factor.id } });
            reload(reloads);
            toast('The passkey was removed.');
            frame.onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
