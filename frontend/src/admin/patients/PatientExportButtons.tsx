import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { downloadFile } from '../../download-file';
import { failureText } from '../../failure-text';
import { serverPaths } from '../../paths';

type ExportFormat = 'pdf' | 'xlsx';

interface Props {
  /** Told the banner's text; null when a new export begins. */
  readonly onFailure: (text: string | null) => void;
}

/** Export PDF and Export Excel: all records, whatever is filtered (reading 38). One at a time. */
export function PatientExportButtons({ onFailure }: Props) {
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const run = async (format: ExportFormat, sentence: string) => {
    setRunning(format);
    onFailure(null);
    const failure = await downloadFile(serverPaths.patientsExport(format), `patients.${format}`);
    setRunning(null);
    if (failure) onFailure(failureText(sentence, failure));
  };
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden="true" />}
        loading={running === 'pdf'}
        disabled={running === 'xlsx'}
        onClick={() => void run('pdf', 'Failed to export PDF')}
      >
        Export PDF
      </Button>
      <Button
        icon={<FileExcelOutlined aria-hidden="true" />}
        loading={running === 'xlsx'}
        disabled={running === 'pdf'}
        onClick={() => void run('xlsx', 'Failed to export Excel')}
      >
        Export Excel
      </Button>
    </>
  );
}
