import { WarningOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { staffPaths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { rupeesText } from '#src/values/rupees';
import { useChannelsQuery } from '../channels/gql/generated';
import { providerLabel } from '../channels/provider-labels';

/** Providers of text messages that are paused or run out of credit; nothing if all do well. */
export function ChannelWarnings() {
  const { data } = useChannelsQuery({ fetchPolicy: 'cache-and-network' });
  const troubled = (data?.channels ?? []).filter(({ isPaused, isCreditLow }) => isPaused || isCreditLow);
  if (troubled.length === 0) return null;
  return (
    <Card title="Text messages">
      {troubled.map(({ provider, isPaused, isCreditLow, credit }) => (
        <p key={provider}>
          <StatusWord tone="warning" Icon={WarningOutlined} isSentence>
            {[
              isPaused && `${providerLabel(provider)} fails and is not asked for now.`,
              isCreditLow &&
                `The credit with ${providerLabel(provider)} is low${credit === null ? '' : `: ${rupeesText(credit)}`}.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </StatusWord>
        </p>
      ))}
      <Link to={staffPaths.adminChannels}>Channels</Link>
    </Card>
  );
}
