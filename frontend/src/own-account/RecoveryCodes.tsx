import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { decorative } from '../ui/layout/decorative';
import { Stack } from '../ui/layout/Stack';
import styles from './own-account.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes of a new authenticator, which cannot be shown again, to copy or print. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const { run } = useAction({
    send: async () => {
      await navigator.clipboard.writeText(codes.join('\n'));
      return 'The recovery codes were copied.';
    },
    failureText: () => 'The recovery codes could not be copied. Mark them, and copy them by hand.',
  });
  return (
    <Stack>
      <p ref={lead} tabIndex={-1}>
        The app is set up. Keep these recovery codes where you find them without your phone: each signs you in once, in
        place of the app. They are shown this once; whoever has one can sign in with your number.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ErrorSlot />
      <div className={styles.actions}>
        <Button icon={<CopyOutlined {...decorative} />} onClick={() => run()}>
          Copy
        </Button>
        <Button icon={<PrinterOutlined {...decorative} />} onClick={() => window.print()}>
          Print
        </Button>
        <Button type="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Stack>
  );
}
