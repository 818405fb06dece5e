import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Dialog, type DialogState } from '../../ui/Dialog';
import { FailureHere } from '../../ui/FailurePlace';
import { Stack } from '../../ui/Stack';
import { Subject } from '../../ui/Subject';
import { useAction } from '../../ui/useAction';
import type { MadeKey } from './CreateKeyDialog';

interface Props extends DialogState {
  readonly made: MadeKey;
}

/** Shows a key the one time that it can be seen. */
export function MadeKeyDialog({ made, ...frame }: Props) {
  return (
    <Dialog title="Copy the key now" {...frame}>
      <Secret made={made} onClose={frame.onClose} />
    </Dialog>
  );
}

function Secret({ made: { name, secret }, onClose }: { readonly made: MadeKey; readonly onClose: () => void }) {
  const { run } = useAction({
    send: async () => {
      await navigator.clipboard.writeText(secret);
      return 'The key was copied.';
    },
    failureText: () => 'The key could not be copied. Mark it, and copy it by hand.',
  });
  return (
    <>
      <FailureHere />
      <p>
        This is the key of {name}. It is shown this once and stored nowhere: put it where the program finds it, and
        nowhere else. Whoever has it acts in your name.
      </p>
      <Subject>
        <code>{secret}</code>
      </Subject>
      <Stack row justify="end" gap={2}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => run()}>
          Copy the key
        </Button>
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </>
  );
}
