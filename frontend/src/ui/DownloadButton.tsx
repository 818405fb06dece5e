import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { downloadFile } from '../downloads/download-file';
import type { CallError } from '../errors';
import { decorative } from './decorative';
import { useAction } from './useAction';

interface Props {
  readonly address: string;
  /** What the browser saves it as. */
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly failureText: (failure: CallError) => string;
  /** What tells it from the same button of other rows; begins with what it says. */
  readonly label?: string;
  readonly children: string;
}

/** Downloads a file, one at a time. */
export function DownloadButton({ address, fileName, icon, failureText, label, children }: Props) {
  const { run, isBusy } = useAction({ send: () => downloadFile(address, fileName), failureText });
  return (
    <Button
      icon={icon ?? <DownloadOutlined {...decorative} />}
      aria-label={label}
      loading={isBusy}
      onClick={() => run()}
    >
      {children}
    </Button>
  );
}
