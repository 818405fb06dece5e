import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ErrorSlot } from './ErrorSlotProvider';
import { Stack } from './Stack';
import { Subject } from './Subject';
import { useAction } from './useAction';

interface Props {
  /** What it is called within a sentence, such as `key`. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** Whose it is, and what becomes of it. */
  readonly children: ReactNode;
}

/** The content of a dialog that shows a secret the one time that it can be seen. */
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
