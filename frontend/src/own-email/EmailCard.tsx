import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import * as text from '#messages/ownEmail';
import { failureText } from '../failure-text';
import { MutationForm } from '../ui/forms/MutationForm';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import {
  OwnChannelConsentsDocument,
  OwnEmailDocument,
  useConfirmEmailMutation,
  useOwnEmailQuery,
  useSaveOwnEmailMutation,
  useSendEmailCodeMutation,
} from './gql/generated';

const reloads = [OwnEmailDocument];
/** A confirmed address makes the box of the consent appear. */
const reloadsOfConfirmed = [OwnEmailDocument, OwnChannelConsentsDocument];

/** The own e-mail address and its confirmation by a code; nothing where no e-mail is set up. */
export function EmailCard() {
  const { data } = useOwnEmailQuery();
  // Nor while it is not known: a control that is not offered must not appear.
  if (!data?.emailIsOffered || !data.me) return null;
  const { email, emailConfirmedAt } = data.me;
  return (
    <Card title={text.title}>
      <Address email={email} isConfirmed={emailConfirmedAt !== null} />
    </Card>
  );
}

interface Props {
  readonly email: string | null;
  readonly isConfirmed: boolean;
}

function Address({ email, isConfirmed }: Props) {
  const [isChanging, setChanging] = useState(false);
  const [sendCode] = useSendEmailCodeMutation();
  const sending = useAction({
    send: async () => {
      await sendCode();
      return text.sent({ address: email ?? '' });
    },
    failureText: (failure) => failureText(text.notSent, failure),
  });
  if (isChanging || email === null) return <AddressForm email={email} onDone={() => setChanging(false)} />;
  return (
    <Stack>
      <p>{isConfirmed ? text.confirmed({ address: email }) : text.unconfirmed({ address: email })}</p>
      {/* Also after the page was loaded again: a code may have been sent before. */}
      {!isConfirmed && <CodeForm />}
      <Stack row gap={2}>
        {!isConfirmed && (
          <Button loading={sending.isBusy} onClick={() => sending.run()}>
            {text.send}
          </Button>
        )}
        <Button onClick={() => setChanging(true)}>{text.change}</Button>
      </Stack>
    </Stack>
  );
}

function AddressForm({ email, onDone }: Pick<Props, 'email'> & { readonly onDone: () => void }) {
  const [save] = useSaveOwnEmailMutation();
  return (
    <MutationForm<{ readonly email: string }>
      name="own-email"
      initialValues={{ email: email ?? '' }}
      send={async (values) => {
        await save({ variables: { email: values.email.trim() } });
        onDone();
        return text.saved;
      }}
      failureText={(failure) => failureText(text.failed, failure)}
      reloads={reloads}
      renderButtons={(isBusy) => (
        <Stack row gap={2}>
          {email !== null && (
            <Button disabled={isBusy} onClick={onDone}>
              {text.cancel}
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {text.save}
          </Button>
        </Stack>
      )}
    >
      {email === null && <p>{text.none}</p>}
      <Form.Item
        name="email"
        label={text.address}
        rules={[{ required: true, whitespace: true, message: text.required }]}
      >
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      </Form.Item>
    </MutationForm>
  );
}

function CodeForm() {
  const [confirm] = useConfirmEmailMutation();
  return (
    <MutationForm<{ readonly code: string }>
      name="email-code"
      initialValues={{ code: '' }}
      send={async ({ code }) => {
        await confirm({ variables: { code } });
        return text.done;
      }}
      failureText={(failure) => failureText(text.notConfirmed, failure)}
      reloads={reloadsOfConfirmed}
      renderButtons={(isBusy) => (
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {text.confirm}
        </Button>
      )}
    >
      <Form.Item name="code" label={text.code} rules={[{ required: true, message: text.code }]}>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
      </Form.Item>
    </MutationForm>
  );
}
