import { Button } from 'antd';
import { useState } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { LoadingText } from '#src/ui/feedback/LoadingText';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { useAction } from '#src/ui/hooks/useAction';
import {
  useLastReconciliationQuery,
  useReconcileSessionsMutation,
  type ReconciliationRowFragment,
} from './gql/generated';
import { comparedText } from './plan-labels';

type Difference = ReconciliationRowFragment['differences'][number];

const columns: readonly Column<Difference, null>[] = [
  { title: 'Plan', kind: 'lead', cell: ({ planId }) => planId },
  { title: 'What', kind: 'text', cell: ({ what }) => what },
  { title: 'From the events', kind: 'number', cell: ({ fromEvents }) => fromEvents },
  { title: 'Shown', kind: 'number', cell: ({ shown }) => shown },
];

/** /admin/reconciliation: compares the session counts with the events of the plans. */
export function ReconciliationPage() {
  const query = useLastReconciliationQuery();
  return (
    <Screen title="Reconciliation">
      <Stack gap={4}>
        <ErrorSlotProvider>
          <ErrorSlot />
          <Now />
        </ErrorSlotProvider>
        <Card title="Last night">
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('Failed to fetch the comparison of the night', failure)}
            skeleton={<LoadingText />}
          >
            {({ lastReconciliation }) =>
              lastReconciliation ? <Found found={lastReconciliation} /> : <p>No night has been compared yet.</p>
            }
          </QueryBoundary>
        </Card>
      </Stack>
    </Screen>
  );
}

function Now() {
  const [reconcile] = useReconcileSessionsMutation();
  const [found, setFound] = useState<ReconciliationRowFragment | null>(null);
  const { run, isBusy } = useAction({
    send: async () => {
      const { data } = await reconcile();
      if (data) setFound(data.reconcileSessions);
    },
    failureText: (failure) => failureText('The counts could not be compared', failure),
  });
  return (
    <Card title="Now">
      <p>Every count that is shown is compared with the events of its plan. Nothing is changed by it.</p>
      <Button type="primary" loading={isBusy} onClick={() => run()}>
        Compare now
      </Button>
      {found && <Found found={found} />}
    </Card>
  );
}

function Found({ found }: { readonly found: ReconciliationRowFragment }) {
  const { at, differences } = found;
  return (
    <>
      <output>
        <time dateTime={at}>{momentText(at)}</time>: {comparedText(found)}
      </output>
      {differences.length > 0 && (
        <DataTable
          label="Differences"
          columns={columns}
          rows={differences}
          keyOf={({ planId, what }) => `${planId} ${what}`}
          isStale={false}
          actions={null}
        />
      )}
    </>
  );
}
