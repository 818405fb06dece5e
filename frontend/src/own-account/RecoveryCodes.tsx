import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import * as text from '#messages/secondFactor';
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
      return text.codesCopied;
    },
    failureText: () => text.codesNotCopied,
  });
  return (
    <Stack>
      <p ref={lead} tabIndex={-1}>
        {text.codesLead}
      </p>
      <ul className={styles.codes} aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ErrorSlot />
      <div className={styles.actions}>
        <Button icon={<CopyOutlined {...decorative} />} onClick={() => run()}>
          {text.copy}
        </Button>
        <Button icon={<PrinterOutlined {...decorative} />} onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button type="primary" onClick={onDone}>
          {text.codesKept}
        </Button>
      </div>
    </Stack>
  );
}
