import { Checkbox } from 'antd';
import * as text from '#messages/ownEmail';
import { ApolloArea } from '../auth/ApolloArea';
import { failureText } from '../failure-text';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { Card } from '../ui/layout/Card';
import { EmailCard } from './EmailCard';
import {
  OwnChannelConsentsDocument,
  useOwnChannelConsentsQuery,
  useSetOwnChannelConsentMutation,
  type OwnChannelConsentsQuery,
} from './gql/generated';

type Channel = 'EMAIL' | 'WHATSAPP';

/** The e-mail address of a patient, and the consents to e-mail and WhatsApp. Loads Apollo Client and Ant Design. */
export function OwnEmail() {
  return (
    <ApolloArea>
      <AntdProvider density="roomy">
        <EmailCard />
        <Consent channel="EMAIL" />
        <Consent channel="WHATSAPP" />
      </AntdProvider>
    </ApolloArea>
  );
}

const sentences: Readonly<Record<Channel, Readonly<Record<'title' | 'agreed' | 'declined', string>>>> = {
  EMAIL: { title: text.agree, agreed: text.agreed, declined: text.declined },
  WHATSAPP: { title: text.whatsAppAgree, agreed: text.whatsAppAgreed, declined: text.whatsAppDeclined },
};

/** What the patient says of a channel; only while the channel reaches the patient. */
function Consent({ channel }: { readonly channel: Channel }) {
  const { data } = useOwnChannelConsentsQuery({ fetchPolicy: 'cache-and-network' });
  const consent = data?.channelConsents.find((one) => one.channel === channel);
  if (!consent || !(consent.reaches || consent.given)) return null;
  return (
    <Card title={sentences[channel].title}>
      <ConsentBox channel={channel} consent={consent} />
    </Card>
  );
}

interface BoxProps {
  readonly channel: Channel;
  readonly consent: OwnChannelConsentsQuery['channelConsents'][number];
}

/** The box that says yes to a channel, or no. It stands in the card, where its errors are shown. */
function ConsentBox({ channel, consent }: BoxProps) {
  const [set] = useSetOwnChannelConsentMutation();
  const { agreed, declined } = sentences[channel];
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => channel,
    send: async (given) => {
      await set({ variables: { channel, given } });
      return given ? agreed : declined;
    },
    failureText: (failure) => failureText(text.notAgreed, failure),
    reloads: [OwnChannelConsentsDocument],
  });
  return (
    <>
      <ErrorSlot />
      <Checkbox checked={consent.given} disabled={isBusy} onChange={({ target }) => run(target.checked)}>
        {consent.words}
      </Checkbox>
    </>
  );
}
