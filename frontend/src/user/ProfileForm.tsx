import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorOf } from '../errors';
import { choiceRules, textRules } from '../form-rules';
import { genderOptions } from '../genders';
import {
  useCompleteProfileMutation,
  useSkipProfileMutation,
  type Gender,
  type ProfileFragment,
} from '../gql/generated';
import { paths } from '../paths';
import { ErrorBanner } from '../ui/ErrorBanner';
import { showBesideInputs } from '../ui/form-errors';
import { RadioChoice } from '../ui/RadioChoice';
import { birthDateOf, birthDateRules, birthDateText, typedBirthDate } from './birth-date';
import { BirthDateInput } from './BirthDateInput';
import { emailRules } from './email-rules';
import styles from './ProfileForm.module.css';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  readonly name: string;
  readonly email: string;
  /** As typed; `birthDateOf` makes it YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly gender: Gender;
}

const fieldNames = ['name', 'email', 'dateOfBirth', 'gender'] as const satisfies readonly (keyof Values)[];

/** The sentences of spec §8. */
const failures = {
  submit: 'Failed to update profile. Please try again.',
  skip: 'Failed to skip profile update. Please try again.',
} as const;

/** Full name, email, date of birth and gender, with Skip and Submit (spec §2 and §5). Nothing typed is lost when a call fails. */
export function ProfileForm({ profile }: { readonly profile: ProfileFragment }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const [complete] = useCompleteProfileMutation();
  const [skip] = useSkipProfileMutation();
  const [busy, setBusy] = useState<keyof typeof failures | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const typedDate = birthDateOf(Form.useWatch('dateOfBirth', form) ?? '');

  /** Makes one call at a time; the user that it returns is the current one in the cache before /user opens. */
  const leaveAfter = async (action: keyof typeof failures, send: () => Promise<unknown>) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(action);
    setFailure(null);
    try {
      await send();
      await navigate(paths.user, { replace: true });
    } catch (error) {
      setFailure(failures[action]);
      showBesideInputs(form, fieldNames, errorOf(error));
    } finally {
      isSending.current = false;
      setBusy(null);
    }
  };
  const submit = ({ name, email, dateOfBirth, gender }: Values) =>
    leaveAfter('submit', () => {
      const input = { name: name.trim(), email: email.trim(), dateOfBirth: birthDateOf(dateOfBirth) ?? '', gender };
      return complete({ variables: { input } });
    });
  // Who has completed the profile has nothing to skip, and nothing is changed (reading 68).
  const leave = () => leaveAfter('skip', async () => !profile.profileCompleted && skip());

  return (
    <Form<Values>
      form={form}
      name="profile"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        name: profile.fullName,
        email: profile.email ?? '',
        dateOfBirth: typedBirthDate(profile.dateOfBirth ?? ''),
        gender: profile.gender ?? undefined,
      }}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onFinish={(values) => void submit(values)}
      className={styles.form}
    >
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <Form.Item name="name" label="Full name" rules={textRules('Full name', 120)} className={styles.field}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={emailRules} className={styles.field}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="dateOfBirth"
        label="Date of birth"
        extra={typedDate ? birthDateText(typedDate) : 'Day, month and year, such as 23/04/1958 or 23041958'}
        rules={birthDateRules}
        className={styles.field}
      >
        <BirthDateInput />
      </Form.Item>
      <Form.Item name="gender" label="Gender" rules={choiceRules('Gender is required')} className={styles.field}>
        <RadioChoice label="Gender" options={genderOptions} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button disabled={busy === 'submit'} loading={busy === 'skip'} onClick={() => void leave()}>
          Skip
        </Button>
        <Button type="primary" htmlType="submit" disabled={busy === 'skip'} loading={busy === 'submit'}>
          Submit
        </Button>
      </div>
      <p className={styles.later}>Skip leaves it as it is. You find this form again on your profile page.</p>
    </Form>
  );
}
