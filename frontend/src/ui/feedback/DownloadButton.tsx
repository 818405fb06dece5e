import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { downloadFile } from '#src/downloads/download-file';
import type { CallError } from '#src/errors';
import { decorative } from '../layout/decorative';
import { useAction } from '../hooks/useAction';

interface Props {
  readonly address: string;
  /** Name of the saved file. */
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly failureText: (failure: CallError) => string;
  /** Accessible name that distinguishes the button from those of other rows; begins with the visible text. */
  readonly label?: string;
  readonly children: string;
}

/** A button that downloads a file. It is disabled during the download. */
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
