import { Button, Form } from 'antd';
import { useEffect } from 'react';
import * as text from '#messages/user';
import { ApolloArea } from '../auth/ApolloArea';
import { failureText } from '../failure-text';
import {
  MessagePreferencesDocument,
  useMessagePreferencesQuery,
  UserProfileDocument,
  useSetMessagePreferencesMutation,
  type MessagePreferencesQuery,
} from '../gql/generated';
import { take, untoldKey } from '../language/form-carryover';
import { CarriedForm } from '../language/CarriedForm';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { MutationForm } from '../ui/forms/MutationForm';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import styles from './FormPlace.module.css';

type Preferences = MessagePreferencesQuery['messagePreferences'];

const languages = [
  { value: 'EN', label: <span lang="en">English</span> },
  { value: 'HI', label: <span lang="hi">हिन्दी</span> },
];
const answers = [
  { value: true, label: text.yes },
  { value: false, label: text.no },
];

/** The form of the message preferences. Loads Apollo Client and Ant Design. */
export function MessageChoicesForm() {
  return (
    <ApolloArea>
      <SavedChoices />
    </ApolloArea>
  );
}

function SavedChoices() {
  // Skip the cache: stale values in the inputs would be saved again.
  const query = useMessagePreferencesQuery({ fetchPolicy: 'network-only' });
  return (
    <AntdProvider density="roomy">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText(text.choicesNotLoaded, failure)}
        skeleton={
          <div className={styles.messages}>
            <TextSkeleton lines={4} />
          </div>
        }
      >
        {({ messagePreferences }) => <Choices preferences={messagePreferences} />}
      </QueryBoundary>
    </AntdProvider>
  );
}

function Choices({ preferences: { language, reminders } }: { readonly preferences: Preferences }) {
  const [set] = useSetMessagePreferencesMutation();
  return (
    <MutationForm<Preferences>
      name="messages"
      initialValues={{ language, reminders }}
      send={async (chosen) => {
        await set({ variables: chosen });
        take(untoldKey); // this choice replaces the unsaved one
        return text.choicesSaved;
      }}
      failureText={(failure) => failureText(text.choicesNotSaved, failure)}
      // The profile shows the same language.
      reloads={[MessagePreferencesDocument, UserProfileDocument]}
      renderButtons={(isBusy) => (
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {text.saveMessages}
        </Button>
      )}
    >
      <CarriedForm name="messages" only="reminders" />
      <SavedLanguage language={language} />
      <Form.Item name="language" label={text.messageLanguage}>
        <RadioChoice label={text.messageLanguage} options={languages} />
      </Form.Item>
      <Form.Item name="reminders" label={text.remind} extra={text.remindHint}>
        <RadioChoice label={text.remind} options={answers} />
      </Form.Item>
    </MutationForm>
  );
}

/** Updates the language input when the account's language changes elsewhere on the page; keeps the other input. */
function SavedLanguage({ language }: Pick<Preferences, 'language'>) {
  const form = Form.useFormInstance<Preferences>();
  useEffect(() => form.setFieldValue('language', language), [form, language]);
  return null;
}
