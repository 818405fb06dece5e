import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { downloadFile } from '../downloads/download-file';
import type { CallError } from '../errors';
import { useAction } from './useAction';

interface Props {
  readonly address: string;
  /** What the browser saves it as. */
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly failureText: (failure: CallError) => string;
  readonly children: string;
}

/** Downloads a file, one at a time. */
export function DownloadButton({ address, fileName, icon, failureText, children }: Props) {
  const { run, isBusy } = useAction({ send: () => downloadFile(address, fileName), failureText });
  return (
    <Button icon={icon ?? <DownloadOutlined aria-hidden="true" />} loading={isBusy} onClick={() => run()}>
      {children}
    </Button>
  );
}
