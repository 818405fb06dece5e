import { Button, Form, Skeleton } from 'antd';
import { failureText } from '../failure-text';
import {
  MessagePreferencesDocument,
  useMessagePreferencesQuery,
  UserProfileDocument,
  useSetMessagePreferencesMutation,
  type MessagePreferencesQuery,
} from '../gql/generated';
import { Card } from '../ui/Card';
import { Loaded } from '../ui/Loaded';
import { RadioChoice } from '../ui/RadioChoice';
import { SentForm } from '../ui/SentForm';

type Preferences = MessagePreferencesQuery['messagePreferences'];

const languages = [
  { value: 'EN', label: 'English' },
  { value: 'HI', label: 'हिन्दी (Hindi)' },
];
const answers = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** In which language the clinic writes to a patient, and whether it reminds of sessions (clinic §5). */
export function MessageChoices() {
  // What was known before would stand in the inputs, and be sent back.
  const query = useMessagePreferencesQuery({ fetchPolicy: 'network-only' });
  return (
    <Card title="Messages">
      <Loaded
        query={query}
        failureText={(failure) => failureText('Your choices for messages could not be loaded', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ messagePreferences }) => <Choices preferences={messagePreferences} />}
      </Loaded>
    </Card>
  );
}

function Choices({ preferences: { language, reminders } }: { readonly preferences: Preferences }) {
  const [set] = useSetMessagePreferencesMutation();
  return (
    <SentForm<Preferences>
      name="messages"
      initialValues={{ language, reminders }}
      send={async (chosen) => {
        await set({ variables: chosen });
        return 'Your choices for messages were saved.';
      }}
      failureText={(failure) => failureText('Your choices for messages could not be saved', failure)}
      // The profile shows the language, too: it is the same one.
      reloads={[MessagePreferencesDocument, UserProfileDocument]}
      renderButtons={(isBusy) => (
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Save messages
        </Button>
      )}
    >
      <Form.Item name="language" label="Language of text messages">
        <RadioChoice label="Language of text messages" options={languages} />
      </Form.Item>
      <Form.Item
        name="reminders"
        label="Remind me of my sessions"
        extra="A day and two hours before. You are always told when something happens to a session or a payment."
      >
        <RadioChoice label="Remind me of my sessions" options={answers} />
      </Form.Item>
    </SentForm>
  );
}
