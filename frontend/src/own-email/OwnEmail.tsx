import { Checkbox } from 'antd';
import * as text from '#messages/ownEmail';
import { ApolloArea } from '../auth/ApolloArea';
import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { Card } from '../ui/layout/Card';
import { EmailCard } from './EmailCard';
import { OwnChannelConsentsDocument, useOwnChannelConsentsQuery, useSetOwnEmailConsentMutation } from './gql/generated';

/** The e-mail address of a patient, and the consent to documents by e-mail. Loads Apollo Client and Ant Design. */
export function OwnEmail() {
  return (
    <ApolloArea>
      <AntdProvider density="roomy">
        <EmailCard />
        <Consent />
      </AntdProvider>
    </ApolloArea>
  );
}

/** The box that says yes to documents by e-mail, or no; only with a confirmed address. */
function Consent() {
  const { data } = useOwnChannelConsentsQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetOwnEmailConsentMutation();
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => 'consent',
    send: async (given) => {
      await set({ variables: { given } });
      return given ? text.agreed : text.declined;
    },
    failureText: (failure) => failureText(text.notAgreed, failure),
    reloads: [OwnChannelConsentsDocument],
  });
  const consent = data?.channelConsents.find(({ channel }) => channel === 'EMAIL');
  if (!consent || !(consent.reaches || consent.given)) return null;
  return (
    <Card title={text.agree}>
      <Checkbox checked={consent.given} disabled={isBusy} onChange={({ target }) => run(target.checked)}>
        {consent.words}
      </Checkbox>
    </Card>
  );
}
