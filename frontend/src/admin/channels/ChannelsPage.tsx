import { Link } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { useAction } from '#src/ui/hooks/useAction';
import { Screen } from '#src/ui/layout/Screen';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useWholeList } from '#src/ui/lists/useList';
import { channelColumns } from './channel-columns';
import {
  ChannelsDocument,
  useChannelsQuery,
  useSendTestMessageMutation,
  type ChannelRowFragment,
} from './gql/generated';
import { providerLabel } from './provider-labels';

/** /admin/channels: the providers of text messages, WhatsApp and the mail server, how they do, each with a test to oneself. */
export function ChannelsPage() {
  const list = useWholeList(useChannelsQuery({ fetchPolicy: 'cache-and-network' }), ({ channels }) => channels);
  const [sendTest] = useSendTestMessageMutation();
  const test = useAction<ChannelRowFragment>({
    keyOf: ({ provider }) => provider,
    send: async ({ channel, provider }) => {
      const { data } = await sendTest({ variables: { channel, provider } });
      const done = data?.sendTestMessage;
      if (!done) throw new Error('The answer was empty.');
      const seconds = (done.milliseconds / 1_000).toFixed(1);
      return done.isTaken
        ? `${providerLabel(provider)} accepted the test after ${seconds} seconds. It goes to your own ${channel === 'EMAIL' ? 'e-mail address' : 'number'}.`
        : `The test was not accepted: ${done.sentence}`;
    },
    failureText: (failure) => failureText('The test could not be sent', failure),
    reloads: [ChannelsDocument],
  });
  return (
    <Screen title="Channels">
      <ListCard
        name="Provider list"
        label="Providers of messages"
        list={list}
        count={countOf(list, { none: 'No providers', one: '1 provider', many: 'providers' })}
        empty={{ title: 'No provider is set up.', hint: 'SMS_PROVIDER in the environment of the server names one.' }}
        failureText={(failure) => failureText('Failed to fetch the providers', failure)}
        columns={channelColumns}
        keyOf={({ provider }) => provider}
        actions={{ onTest: test.run, isTesting: test.isBusyWith }}
      />
      <p>
        A provider that fails three times in a row is paused for a minute, and the fallback sends; while WhatsApp is
        paused, text messages are sent. Prices of messages and the credit warning are in the{' '}
        <Link to={pathOf(staffPaths.adminClinicSection, 'messages')}>settings of the clinic</Link>, the result of each
        message is in <Link to={staffPaths.adminMessages}>messages</Link>.
      </p>
    </Screen>
  );
}
