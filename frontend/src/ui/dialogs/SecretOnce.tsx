import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ErrorSlot } from '../feedback/ErrorSlotProvider';
import { Stack } from '../layout/Stack';
import { Subject } from '../layout/Subject';
import { useAction } from '../hooks/useAction';

interface Props {
  /** The kind of secret as used in a sentence, such as `key`. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** The owner of the secret and what happens next. */
  readonly children: ReactNode;
}

/** Dialog content that shows a newly created secret. The secret cannot be shown again. */
export function SecretOnce({ name, secret, onClose, children }: Props) {
  const { run } = useAction({
    send: async () => {
      await navigator.clipboard.writeText(secret);
      return `The ${name} was copied.`;
    },
    failureText: () => `The ${name} could not be copied. Mark it, and copy it by hand.`,
  });
  return (
    <>
      <ErrorSlot />
      <p>{children}</p>
      <Subject>
        <code>{secret}</code>
      </Subject>
      <Stack row justify="end" gap={2}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => run()}>
          Copy the {name}
        </Button>
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </>
  );
}
