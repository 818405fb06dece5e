import { Button } from 'antd';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { FourEyesDocument, PendingApprovalsDocument, useFourEyesQuery, useSetFourEyesMutation } from './gql/generated';
import { PendingApprovals } from './PendingApprovals';

/** The rule of /admin/clinic/sign-in that a second admin approves what would hand the clinic over. */
export function FourEyesCard() {
  const query = useFourEyesQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <PendingApprovals />
      <Card title="Four eyes">
        <ErrorSlotProvider>
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('The rule could not be loaded', failure)}
            skeleton={<TextSkeleton lines={3} />}
          >
            {({ fourEyes }) => <Rule isOn={fourEyes} />}
          </QueryBoundary>
        </ErrorSlotProvider>
      </Card>
    </>
  );
}

function Rule({ isOn }: { readonly isOn: boolean }) {
  const [set] = useSetFourEyesMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      try {
        await set({ variables: { isOn: !isOn } });
        return isOn ? 'Four eyes are no longer required.' : 'Four eyes are required now. All admins are told.';
      } catch (error) {
        if (errorOf(error).code !== 'APPROVAL_PENDING') throw error;
        return 'It waits for a second admin, who has 24 hours to approve it.';
      }
    },
    failureText: (failure) => failureText('The rule was not changed', failure),
    reloads: [FourEyesDocument, PendingApprovalsDocument],
  });
  return (
    <Stack>
      <p>
        A new admin, another UPI address and a full export wait until a second admin approves them, within 24 hours.
        Switching this off again needs a second admin, too.
      </p>
      <p>{isOn ? 'Four eyes are required.' : 'Four eyes are not required.'}</p>
      <ErrorSlot />
      <div>
        <Button type={isOn ? 'default' : 'primary'} loading={isBusy} onClick={() => run()}>
          {isOn ? 'No longer require four eyes' : 'Require four eyes'}
        </Button>
      </div>
    </Stack>
  );
}
