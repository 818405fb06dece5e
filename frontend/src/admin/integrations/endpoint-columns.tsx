import { CheckCircleOutlined, ExclamationCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dayText, momentText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { WebhookDeliveryRowFragment, WebhookEndpointRowFragment } from './gql/generated';
import { endLabels, eventLabels, statusLooks } from './webhook-labels';

interface Actions {
  readonly onLook: (endpoint: WebhookEndpointRowFragment) => void;
  readonly onEnd: (endpoint: WebhookEndpointRowFragment) => void;
}

/** Columns of the endpoints. */
export const endpointColumns: readonly Column<WebhookEndpointRowFragment, Actions>[] = [
  {
    title: 'Client',
    kind: 'lead',
    cell: ({ clientName, url }) => (
      <>
        <strong>{clientName}</strong>
        <br />
        <small>{url}</small>
      </>
    ),
  },
  { title: 'Is told of', kind: 'text', cell: ({ events }) => events.join(', ') },
  { title: 'Made', kind: 'line', cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time> },
  { title: 'State', kind: 'text', cell: (endpoint) => <State {...endpoint} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (endpoint, { onLook, onEnd }) => (
      <Stack row gap={2}>
        <Button aria-label={`What ${endpoint.clientName} was told`} onClick={() => onLook(endpoint)}>
          Told
        </Button>
        {!endpoint.endedAt && (
          <Button danger aria-label={`End the endpoint of ${endpoint.clientName}`} onClick={() => onEnd(endpoint)}>
            End
          </Button>
        )}
      </Stack>
    ),
  },
];

function State({ endedAt, endReason, canSign }: WebhookEndpointRowFragment) {
  if (endedAt && endReason)
    return (
      <StatusWord tone="quiet" Icon={StopOutlined} isSentence>
        {endLabels[endReason]}, <time dateTime={endedAt}>{dayText(endedAt)}</time>
      </StatusWord>
    );
  if (!canSign)
    return (
      <StatusWord tone="error" Icon={ExclamationCircleOutlined} isSentence>
        Nothing leaves: SMART_SIGNING_KEY was changed. End it, and make it anew.
      </StatusWord>
    );
  return (
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      Live
    </StatusWord>
  );
}

/** Columns of the deliveries. */
export const deliveryColumns: readonly Column<WebhookDeliveryRowFragment, null>[] = [
  { title: 'When', kind: 'lead', cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time> },
  {
    title: 'What',
    kind: 'text',
    cell: ({ event, resource, resourceId }) => (
      <>
        {eventLabels[event] ?? event}
        <br />
        <small>
          {resource}/{resourceId}
        </small>
      </>
    ),
  },
  {
    title: 'State',
    kind: 'text',
    cell: ({ status, code, nextAttemptAt }) => {
      const { word, ...look } = statusLooks[status];
      return (
        <StatusWord {...look} isSentence>
          {word}
          {code && ` (${code})`}
          {nextAttemptAt && <>, next try {momentText(nextAttemptAt)}</>}
        </StatusWord>
      );
    },
  },
  { title: 'Tries', kind: 'number', cell: ({ attempts }) => attempts },
];
