import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { downloadFile } from '../../download-file';
import { failureText } from '../../failure-text';
import { serverPaths } from '../../paths';
import type { PeriodBounds } from './payment-period';

interface Props {
  readonly bounds: PeriodBounds;
  /** Told the banner's text; null when a new export begins. */
  readonly onFailure: (text: string | null) => void;
}

/** Export CSV: all payments of the period, not only the page shown (spec §2). */
export function PaymentExportButton({ bounds, onFailure }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  const run = async () => {
    setIsRunning(true);
    onFailure(null);
    const failure = await downloadFile(serverPaths.paymentsExport(bounds.from, bounds.until), 'payments_export.csv');
    setIsRunning(false);
    if (failure) onFailure(failureText('Failed to export payments', failure));
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isRunning} onClick={() => void run()}>
      Export CSV
    </Button>
  );
}
