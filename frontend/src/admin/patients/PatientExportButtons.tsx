import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { downloadFile } from '#src/downloads/download-file';
import { failureText } from '#src/failure-text';
import { exportPaths } from '#src/downloads/export-paths';
import { useAction } from '#src/ui/hooks/useAction';

const formats = {
  pdf: { name: 'PDF', Icon: FilePdfOutlined },
  xlsx: { name: 'Excel', Icon: FileExcelOutlined },
} as const;

/** Export PDF and Export Excel: all records, regardless of the filters, one download at a time. */
export function PatientExportButtons() {
  const exporting = useAction<keyof typeof formats>({
    keyOf: (format) => format,
    send: (format) => downloadFile(exportPaths.patients(format), `patients.${format}`),
    failureText: (failure, format) => failureText(`Failed to export ${formats[format].name}`, failure),
  });
  return (['pdf', 'xlsx'] as const).map((format) => {
    const { name, Icon } = formats[format];
    return (
      <Button
        key={format}
        icon={<Icon aria-hidden="true" />}
        loading={exporting.isBusyWith(format)}
        disabled={exporting.isBusy && !exporting.isBusyWith(format)}
        onClick={() => exporting.run(format)}
      >
        Export {name}
      </Button>
    );
  });
}
