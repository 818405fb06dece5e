import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import * as text from '#messages/profileForm';
import { choiceRules, textRules } from '../ui/forms/form-rules';
import { genderOptions } from '../values/genders';
import {
  useCompleteProfileMutation,
  useSkipProfileMutation,
  type Gender,
  type ProfileFragment,
} from '../gql/generated';
import { CarriedForm } from '../language/CarriedForm';
import { paths } from '../paths';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { MutationForm } from '../ui/forms/MutationForm';
import { Stack } from '../ui/layout/Stack';
import { useAction } from '../ui/hooks/useAction';
import { birthDateOf, typedBirthDate } from './birth-date';
import { BirthDateField } from './BirthDateField';
import { emailRules } from './email-rules';
import styles from './ProfileForm.module.css';

/** The validated values, by the server's field names. */
interface Values {
  readonly name: string;
  readonly email: string;
  /** As typed; `birthDateOf` converts it to YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly gender: Gender;
}

const initialValuesOf = ({ fullName, email, dateOfBirth, gender }: ProfileFragment) => ({
  name: fullName,
  email: email ?? '',
  dateOfBirth: typedBirthDate(dateOfBirth ?? ''),
  gender: gender ?? undefined,
});

/** Full name, email, date of birth and gender, with Skip and Submit. On failure, the input is kept. */
export function ProfileForm({ profile }: { readonly profile: ProfileFragment }) {
  const [complete] = useCompleteProfileMutation();
  const [skip] = useSkipProfileMutation();
  const navigate = useNavigate();
  // The mutation's response updates the current user in the cache before /user opens.
  const leave = async () => navigate(paths.user, { replace: true });
  const send = async ({ name, email, dateOfBirth, gender }: Values) => {
    const input = { name: name.trim(), email: email.trim(), dateOfBirth: birthDateOf(dateOfBirth) ?? '', gender };
    await complete({ variables: { input } });
    await leave();
  };
  const skipping = useAction({
    send: async () => {
      // A completed profile has nothing to skip.
      if (!profile.profileCompleted) await skip();
      await leave();
    },
    failureText: () => text.notSkipped,
  });
  return (
    <MutationForm<Values>
      name="profile"
      initialValues={initialValuesOf(profile)}
      send={send}
      failureText={() => text.notSaved}
      isAlwaysSaid
      renderButtons={(isBusy) => (
        <Stack row gap={3}>
          <Button className={styles.button} disabled={isBusy} loading={skipping.isBusy} onClick={() => skipping.run()}>
            {text.skip}
          </Button>
          <Button
            className={styles.button}
            type="primary"
            htmlType="submit"
            disabled={skipping.isBusy}
            loading={isBusy}
          >
            {text.submit}
          </Button>
        </Stack>
      )}
    >
      <CarriedForm name="profile" />
      <Form.Item name="name" label={text.fullName} rules={textRules(text.fullName, 120)} className={styles.field}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="email" label={text.email} rules={emailRules} className={styles.field}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <BirthDateField className={styles.field} />
      <Form.Item name="gender" label={text.gender} rules={choiceRules(text.genderRequired)} className={styles.field}>
        <RadioChoice label={text.gender} options={genderOptions} />
      </Form.Item>
    </MutationForm>
  );
}
