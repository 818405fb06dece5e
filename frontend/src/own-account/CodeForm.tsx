import type { DocumentNode } from '@apollo/client';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { CallError } from '../errors';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction, type Done } from '../ui/hooks/useAction';
import { Stack } from '../ui/layout/Stack';
import styles from './own-account.module.css';

interface Props {
  readonly label: string;
  readonly submitLabel: string;
  readonly keepLabel: string;
  readonly isDanger?: boolean;
  /** Accepts letters, too. */
  readonly takesRecoveryCodes?: boolean;
  readonly reloads: readonly DocumentNode[];
  readonly send: (code: string) => Promise<Done | void>;
  readonly failureText: (failure: CallError) => string;
  readonly onKeep: () => void;
}

/** A form with one code. The code is cleared when it is refused, because none is accepted twice. */
export function CodeForm({
  label,
  submitLabel,
  keepLabel,
  isDanger = false,
  takesRecoveryCodes = false,
  ...props
}: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const { run, isBusy } = useAction({
    send: async () => {
      try {
        return await props.send(code);
      } catch (error) {
        setCode('');
        input.current?.focus();
        throw error;
      }
    },
    failureText: props.failureText,
    reloads: props.reloads,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        run();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          name="code"
          inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={40}
          required
          value={code}
          onChange={({ target }) => setCode(takesRecoveryCodes ? target.value : target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <ErrorSlot />
      <Stack row gap={2}>
        <Button disabled={isBusy} onClick={props.onKeep}>
          {keepLabel}
        </Button>
        <Button type="primary" danger={isDanger} htmlType="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
