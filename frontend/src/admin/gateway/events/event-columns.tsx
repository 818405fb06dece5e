import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined, PlusCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Column } from '#src/ui/lists/DataTable';
import { rupeesText } from '#src/values/rupees';
import { eventLabels, eventNames } from './event-filters';
import type { GatewayEventRowFragment } from './gql/generated';

/** Appearance of each status. */
const looks = {
  APPLIED: { tone: 'success', Icon: CheckCircleOutlined },
  SECOND: { tone: 'info', Icon: PlusCircleOutlined },
  UNMATCHED: { tone: 'warning', Icon: ClockCircleOutlined },
  IGNORED: { tone: 'quiet', Icon: MinusCircleOutlined },
} as const;

interface Actions {
  readonly onMatch: (event: GatewayEventRowFragment) => void;
}

/** Columns of the events. */
export const eventColumns: readonly Column<GatewayEventRowFragment, Actions>[] = [
  { title: 'When', kind: 'lead', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  { title: 'Event', kind: 'line', cell: ({ event }) => eventNames[event] ?? event },
  { title: 'Payment at the gateway', kind: 'text', cell: ({ gatewayPaymentId }) => gatewayPaymentId ?? '–' },
  { title: 'Amount', kind: 'line', cell: ({ amount }) => (amount === null ? '–' : rupeesText(amount)) },
  {
    title: 'What became of it',
    kind: 'line',
    cell: ({ status }) => <StatusWord {...looks[status]}>{eventLabels[status]}</StatusWord>,
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (event, { onMatch }) =>
      event.status === 'UNMATCHED' && event.event !== 'refund.processed' ? (
        <Button
          aria-label={`Match ${rupeesText(event.amount ?? 0)} of ${momentText(event.at)} with a patient`}
          onClick={() => onMatch(event)}
        >
          Match
        </Button>
      ) : null,
  },
];
