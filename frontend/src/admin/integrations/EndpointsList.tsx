import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { endpointColumns } from './endpoint-columns';
import { EndEndpointDialog } from './EndEndpointDialog';
import { useWebhookEndpointsQuery, type WebhookEndpointRowFragment } from './gql/generated';
import { CreatedEndpointDialog, type CreatedEndpoint } from './CreatedEndpointDialog';

/** Loaded on demand: most visits only read. */
const MakeEndpointDialog = dialogOnDemand(async () => (await import('./MakeEndpointDialog')).MakeEndpointDialog);
const DeliveriesDialog = dialogOnDemand(async () => (await import('./DeliveriesDialog')).DeliveriesDialog);

/** Webhook endpoints, with their deliveries and an End action. */
export function EndpointsList() {
  const list = useWholeList(useWebhookEndpointsQuery(), ({ webhookEndpoints }) => webhookEndpoints);
  const ended = useDialog<WebhookEndpointRowFragment>();
  const looked = useDialog<WebhookEndpointRowFragment>();
  const making = useDialog();
  const [fresh, setFresh] = useState<CreatedEndpoint | null>(null);
  const shown = useDialog<CreatedEndpoint>();
  const showFresh = () => {
    making.frame.onClosed();
    if (fresh) shown.open(fresh);
    setFresh(null);
  };
  return (
    <>
      <ListCard
        name="Webhook list"
        label="Webhooks"
        list={list}
        count={countOf(list, { none: 'No webhooks', one: '1 webhook', many: 'webhooks' })}
        beside={
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => making.open(true)}>
            Make a webhook
          </Button>
        }
        empty={{
          title: 'Nobody is told of changes.',
          hint: "Make a webhook, and a hospital's system hears within seconds which record to read again.",
        }}
        failureText={(failure) => failureText('Failed to fetch the webhooks', failure)}
        columns={endpointColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ canSign, endedAt }) => !canSign && !endedAt}
        actions={{ onLook: looked.open, onEnd: ended.open }}
      />
      {ended.subject && <EndEndpointDialog endpoint={ended.subject} {...ended.frame} />}
      {looked.subject && <DeliveriesDialog endpoint={looked.subject} {...looked.frame} />}
      {making.subject && <MakeEndpointDialog {...making.frame} onMade={setFresh} onClosed={showFresh} />}
      {shown.subject && <CreatedEndpointDialog made={shown.subject} {...shown.frame} />}
    </>
  );
}
