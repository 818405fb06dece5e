import { Button } from 'antd';
import { downloadFile } from '../downloads/download-file';
import { listFormats, type ListFormat } from '../downloads/export-paths';
import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';

interface Props {
  /** Returns the file's address. */
  readonly addressOf: (format: ListFormat) => string;
  /** Without extension. */
  readonly fileName: string;
}

/** Exports the filtered and sorted list as a file, one download at a time. */
export function ListExport({ addressOf, fileName }: Props) {
  const exporting = useAction<ListFormat>({
    keyOf: (format) => format,
    send: (format) => downloadFile(addressOf(format), `${fileName}.${format}`),
    failureText: (failure) => failureText('Failed to export this list', failure),
  });
  return (
    <span>
      Export this list:
      {Object.entries(listFormats).map(([format, name]) => (
        <Button
          key={format}
          aria-label={`Export this list as ${name}`}
          type="link"
          size="small"
          loading={exporting.isBusyWith(format)}
          disabled={exporting.isBusy && !exporting.isBusyWith(format)}
          onClick={() => exporting.run(format as ListFormat)}
        >
          {name}
        </Button>
      ))}
    </span>
  );
}
