import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Column } from '#src/ui/lists/DataTable';
import { rupeesText } from '#src/values/rupees';
import { ChannelState } from './ChannelState';
import type { ChannelRowFragment } from './gql/generated';
import { providerLabel } from './provider-labels';

interface Actions {
  readonly onTest: (channel: ChannelRowFragment) => void;
  /** Whether a test of the provider is pending. */
  readonly isTesting: (provider: string) => boolean;
}

/** What a provider is for, of those that are alone in their channel. */
const notes: Readonly<Partial<Record<ChannelRowFragment['channel'], string>>> = {
  WHATSAPP: 'messages to those who said yes',
  EMAIL: 'e-mail',
};

const moment = (at: string | null) => (at === null ? '–' : <time dateTime={at}>{momentText(at)}</time>);

function Credit({ channel: { credit, isCreditLow } }: { readonly channel: ChannelRowFragment }) {
  const text = credit === null ? 'Not reported' : rupeesText(credit);
  if (!isCreditLow) return text;
  return (
    <StatusWord tone="warning" Icon={WarningOutlined}>
      {credit === null ? 'Used up' : `${text}, low`}
    </StatusWord>
  );
}

/** Columns of the providers. */
export const channelColumns: readonly Column<ChannelRowFragment, Actions>[] = [
  {
    title: 'Provider',
    kind: 'lead',
    cell: ({ channel, provider, rank }) => (
      <>
        <strong>{providerLabel(provider)}</strong>{' '}
        <small>{notes[channel] ?? (rank === 1 ? 'primary' : 'fallback')}</small>
      </>
    ),
  },
  { title: 'State', kind: 'text', cell: (channel) => <ChannelState channel={channel} /> },
  { title: 'Last accepted', kind: 'text', cell: ({ takenAt }) => moment(takenAt) },
  {
    title: 'Last failure',
    kind: 'text',
    cell: ({ failedAt, failure }) => (
      <>
        {moment(failedAt)}
        {failure && (
          <>
            {' '}
            <small>{failure}</small>
          </>
        )}
      </>
    ),
  },
  { title: 'Credit', kind: 'text', cell: (channel) => <Credit channel={channel} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (channel, { onTest, isTesting }) => (
      <Button
        aria-label={`Send a test by ${providerLabel(channel.provider)}`}
        loading={isTesting(channel.provider)}
        onClick={() => onTest(channel)}
      >
        Send a test
      </Button>
    ),
  },
];
