import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import {
  FourEyesDocument,
  PendingApprovalsDocument,
  useApproveChangeMutation,
  usePendingApprovalsQuery,
  useWithdrawChangeMutation,
  type ApprovalKind,
  type ApprovalRowFragment,
} from './gql/generated';

const kinds: Readonly<Record<ApprovalKind, string>> = {
  NEW_ADMIN: 'A new admin',
  UPI_ADDRESS: 'Another UPI address',
  FULL_EXPORT: 'A full export',
  FOUR_EYES_OFF: 'Four eyes switched off',
};

const reloads = [PendingApprovalsDocument, FourEyesDocument];

type Doing = 'APPROVE' | 'REFUSE' | 'WITHDRAW';
interface Question {
  readonly approval: ApprovalRowFragment;
  readonly doing: Doing;
}

/** Changes that wait for a second admin; nothing if there are none. */
export function PendingApprovals() {
  const { data } = usePendingApprovalsQuery({ fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  const question = useDialog<Question>();
  const approvals = data?.pendingApprovals ?? [];
  if (approvals.length === 0 && !question.subject) return null;
  return (
    <Card title="Waiting for a second admin" standsOut>
      <ul aria-label="Waiting for a second admin">
        {approvals.map((approval) => (
          <li key={approval.id}>
            <p>
              <strong>{kinds[approval.kind]}:</strong> {approval.subject}
              <br />
              <small>
                Asked for by {approval.requestedBy}, {momentText(approval.requestedAt)}; until{' '}
                {momentText(approval.expiresAt)}
              </small>
            </p>
            <Choices approval={approval} onAsk={(doing) => question.open({ approval, doing })} />
          </li>
        ))}
      </ul>
      {question.subject && <DecisionDialog {...question.subject} {...question.frame} />}
    </Card>
  );
}

function Choices({
  approval: { mayDecide, isOwn, status, subject },
  onAsk,
}: {
  readonly approval: ApprovalRowFragment;
  readonly onAsk: (doing: Doing) => void;
}) {
  if (status === 'APPROVED')
    return <p>{isOwn ? 'Approved: you can export everything once.' : 'Approved, and not fetched yet.'}</p>;
  if (isOwn)
    return (
      <Stack row gap={2} align="center">
        <span>It waits for a second admin.</span>
        <Button aria-label={`Withdraw ${subject}`} onClick={() => onAsk('WITHDRAW')}>
          Withdraw
        </Button>
      </Stack>
    );
  if (!mayDecide) return <p>Another admin decides: you became one after it was asked for.</p>;
  return (
    <Stack row gap={2}>
      <Button type="primary" aria-label={`Approve ${subject}`} onClick={() => onAsk('APPROVE')}>
        Approve
      </Button>
      <Button danger aria-label={`Refuse ${subject}`} onClick={() => onAsk('REFUSE')}>
        Refuse
      </Button>
    </Stack>
  );
}

const words = {
  APPROVE: { title: 'Approve this change', submit: 'Approve', done: 'The change was approved.' },
  REFUSE: { title: 'Refuse this change', submit: 'Refuse', done: 'The change was refused.' },
  WITHDRAW: { title: 'Withdraw this change', submit: 'Withdraw', done: 'The change was withdrawn.' },
} as const;

type Frame = ReturnType<typeof useDialog<Question>>['frame'];

function DecisionDialog({ approval, doing, ...frame }: Question & Frame) {
  const [decide] = useApproveChangeMutation();
  const [withdraw] = useWithdrawChangeMutation();
  const { id, kind, subject, requestedBy } = approval;
  const { title, submit, done } = words[doing];
  return (
    <ConfirmDialog
      {...frame}
      title={title}
      submitLabel={submit}
      isDanger={doing !== 'APPROVE'}
      send={async () => {
        if (doing === 'WITHDRAW') await withdraw({ variables: { id } });
        else await decide({ variables: { id, decision: doing } });
        return done;
      }}
      failureText={(failure) => failureText('The change was not decided', failure)}
      reloads={reloads}
    >
      <p>
        {kinds[kind]}: <strong>{subject}</strong>
      </p>
      {doing === 'APPROVE' && (
        <p>
          Ask {requestedBy} in person or by phone whether they want this. Whoever uses a stolen sign-in hopes that you
          do not ask.
        </p>
      )}
    </ConfirmDialog>
  );
}
