import { Button, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { DecisionDialog, decisionLabels, type Decided } from './DecisionDialog';
import { usePlanSessionsQuery, type PlanSessionsQuery } from './gql/generated';
import { decisionsFor, momentsOf, stateText, type PlanSession } from './session-labels';

interface Props extends DialogState {
  readonly patientId: string;
}

/** Context of the rows' buttons. */
interface Actions {
  readonly status: NonNullable<PlanSessionsQuery['recoveryPlan']>['status'];
  readonly moments: ReadonlyMap<string, string>;
  readonly onDecide: (decided: Omit<Decided, 'planId'>) => void;
}

const columns: readonly Column<PlanSession, Actions>[] = [
  { title: 'Session', kind: 'lead', cell: ({ number }) => `Session ${number}` },
  { title: 'Phase', kind: 'number', cell: ({ phase }) => phase },
  { title: 'State', kind: 'line', cell: stateText },
  {
    title: 'When',
    kind: 'text',
    cell: ({ appointmentId }, { moments }) => <Moment at={moments.get(appointmentId ?? '')} />,
  },
  {
    title: 'Change',
    kind: 'actions',
    cell: (session, { status, onDecide }) => (
      <Stack row gap={2}>
        {decisionsFor(session, status).map((decision) => (
          <Button
            key={decision}
            aria-label={`${decisionLabels[decision]} session ${session.number}`}
            onClick={() => onDecide({ decision, session })}
          >
            {decisionLabels[decision]}
          </Button>
        ))}
      </Stack>
    ),
  },
];

/** The sessions of a plan, with the decisions on each. */
export function SessionsDialog({ patientId, ...frame }: Props) {
  const query = usePlanSessionsQuery({ variables: { patientId } });
  return (
    <Dialog {...frame} title="Sessions of the plan" width={860} isClosedBeside>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the sessions', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
      >
        {(data) => <Sessions data={data} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Sessions({ data }: { readonly data: PlanSessionsQuery }) {
  const { recoveryPlan: plan } = data;
  const decided = useDialog<Omit<Decided, 'planId'>>();
  if (!plan?.sessions.length) return <EmptyList title="No sessions." hint="Those of a plan appear here." />;
  return (
    <>
      <DataTable
        label="Sessions of the plan"
        columns={columns}
        rows={plan.sessions}
        keyOf={({ number }) => String(number)}
        isStale={false}
        actions={{ status: plan.status, moments: momentsOf(data), onDecide: decided.open }}
      />
      {decided.subject && <DecisionDialog {...decided.subject} planId={plan.id} {...decided.frame} />}
    </>
  );
}

function Moment({ at }: { readonly at: string | undefined }) {
  return at ? <time dateTime={at}>{momentText(at)}</time> : '–';
}
