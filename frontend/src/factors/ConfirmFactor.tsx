import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import * as text from '#messages/secondFactor';
import type { CallError } from '../errors';
import { failureText } from '../failure-text';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { Stack } from '../ui/layout/Stack';
import styles from './factors.module.css';
import type { SecondFactorMethod } from './gql/generated';
import { knowsPasskeys } from './passkeys';
import { useConfirmFactor, type ConfirmedUser } from './useConfirmFactor';

interface Props {
  /** What the server accepts. */
  readonly methods: readonly SecondFactorMethod[];
  readonly onConfirmed: (user: ConfirmedUser) => void | Promise<void>;
}

const names: Readonly<Record<SecondFactorMethod, string>> = {
  PASSKEY: text.byPasskey,
  APP: text.byApp,
  TEXT_CODE: text.byText,
};

/** Confirms the session with one of its methods; the other ones stand below as links. */
export function ConfirmFactor({ methods, onConfirmed }: Props) {
  const usable = methods.filter((method) => method !== 'PASSKEY' || knowsPasskeys());
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  const method = chosen ?? usable[0];
  return (
    <Stack>
      {method === 'PASSKEY' && <ByPasskey onConfirmed={onConfirmed} />}
      {method === 'APP' && <ByCode key={method} method={method} label={text.appLabel} onConfirmed={onConfirmed} />}
      {method === 'TEXT_CODE' && <ByText onConfirmed={onConfirmed} />}
      {usable
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} type="link" block onClick={() => setChosen(other)}>
            {names[other]}
          </Button>
        ))}
    </Stack>
  );
}

/** What is said when a passkey was not used: what the browser says of it is not for people. */
const failed = (failure: CallError) =>
  failure.cause === 'answer' ? failureText(text.notConfirmed, failure) : text.notUsed;

function ByPasskey({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const { byPasskey } = useConfirmFactor();
  const { run, isBusy } = useAction({
    send: async () => {
      const user = await byPasskey();
      if (user) await onConfirmed(user);
    },
    failureText: failed,
  });
  return (
    <>
      <ErrorSlot />
      <Button type="primary" block loading={isBusy} onClick={() => run()}>
        {text.byPasskey}
      </Button>
    </>
  );
}

function ByText(props: Pick<Props, 'onConfirmed'>) {
  const [isSent, setSent] = useState(false);
  const { sendText } = useConfirmFactor();
  const { run, isBusy } = useAction({
    send: async () => {
      await sendText();
      setSent(true);
    },
    failureText: (failure) => failureText(text.notConfirmed, failure),
  });
  if (isSent)
    return (
      <>
        <output>{text.textSent}</output>
        <ByCode method="TEXT_CODE" label={text.textLabel} {...props} />
      </>
    );
  return (
    <>
      <ErrorSlot />
      <Button type="primary" block loading={isBusy} onClick={() => run()}>
        {text.byText}
      </Button>
    </>
  );
}

interface CodeProps extends Pick<Props, 'onConfirmed'> {
  readonly method: SecondFactorMethod;
  readonly label: string;
}

/** A code of the app, a recovery code, or the code of a text message. It is cleared when it was refused: none is accepted twice. */
function ByCode({ method, label, onConfirmed }: CodeProps) {
  const id = useId();
  const input = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const { byCode } = useConfirmFactor();
  useEffect(() => input.current?.focus(), []);
  const { run, isBusy } = useAction({
    send: async () => {
      try {
        const user = await byCode(method, code);
        if (user) await onConfirmed(user);
      } catch (error) {
        setCode('');
        input.current?.focus();
        throw error;
      }
    },
    failureText: (failure) => failureText(text.notConfirmed, failure),
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        run();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <Input
        ref={input}
        id={id}
        name="code"
        inputMode={method === 'TEXT_CODE' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="one-time-code"
        maxLength={40}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <ErrorSlot />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {text.confirm}
      </Button>
    </form>
  );
}
