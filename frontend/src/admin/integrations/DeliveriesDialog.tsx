import { Button, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { besideSelect } from '#src/ui/forms/select-popup';
import { Stack } from '#src/ui/layout/Stack';
import { Subject } from '#src/ui/layout/Subject';
import { useAction } from '#src/ui/hooks/useAction';
import { useWholeList, type List } from '#src/ui/lists/useList';
import { deliveryColumns } from './endpoint-columns';
import {
  useReplayWebhooksMutation,
  useWebhookDeliveriesQuery,
  WebhookDeliveriesDocument,
  type WebhookEndpointRowFragment,
} from './gql/generated';

const shown = 50;

const hours = { '1': 'the last hour', '24': 'the last day', '168': 'the last week', '2160': 'the last 90 days' };
type Hours = keyof typeof hours;
const sinceOptions = Object.entries(hours).map(([value, label]) => ({ value: value as Hours, label }));

interface Props extends DialogState {
  readonly endpoint: WebhookEndpointRowFragment;
}

/** Deliveries of an endpoint, with a retry action. */
export function DeliveriesDialog({ endpoint, ...frame }: Props) {
  return (
    <Dialog title="What it was told" width={960} isClosedBeside {...frame}>
      <ErrorSlot />
      <Subject>
        <strong>{endpoint.clientName}</strong>
        <br />
        {endpoint.url}
      </Subject>
      {!endpoint.endedAt && <Replay endpointId={endpoint.id} />}
      <Deliveries endpointId={endpoint.id} />
    </Dialog>
  );
}

function Replay({ endpointId }: { readonly endpointId: string }) {
  const [since, setSince] = useState<Hours>('1');
  const [replay] = useReplayWebhooksMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      const moment = new Date(Date.now() - Number(since) * 3_600_000).toISOString();
      const { data } = await replay({ variables: { endpointId, since: moment } });
      return `${data?.replayWebhooks ?? 0} are sent again.`;
    },
    failureText: (failure) => failureText('Failed to send them again', failure),
    reloads: [WebhookDeliveriesDocument],
  });
  return (
    <Stack row gap={3} align="end">
      <Select<Hours>
        aria-label="What happened in"
        value={since}
        options={sinceOptions}
        getPopupContainer={besideSelect}
        onChange={setSince}
      />
      <Button loading={isBusy} onClick={() => run()}>
        Send again
      </Button>
    </Stack>
  );
}

function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const query = useWebhookDeliveriesQuery({ variables: { endpointId, first: shown } });
  const list = useWholeList(query, ({ webhookDeliveries }) => webhookDeliveries);
  return (
    <ListCard
      name="Delivery list"
      label="Deliveries"
      list={list}
      count={countText(list)}
      empty={{ title: 'Nothing was to be told yet.', hint: 'Each change that it may know of will stand here.' }}
      failureText={(failure) => failureText('Failed to fetch what it was told', failure)}
      columns={deliveryColumns}
      keyOf={({ id }) => id}
      isHighlighted={({ status }) => status === 'FAILED'}
      actions={null}
    />
  );
}

function countText(list: List<unknown>): string {
  if (list.rows?.length === shown) return `The newest ${shown}`;
  const many = 'in the last 90 days, the newest first';
  return countOf(list, { none: 'Nothing', one: `1 ${many}`, many });
}
