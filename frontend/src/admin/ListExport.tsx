import { Button } from 'antd';
import { downloadFile } from '../downloads/download-file';
import { listFormats, type ListFormat } from '../downloads/export-paths';
import { failureText } from '../failure-text';
import { useAction } from '../ui/useAction';

interface Props {
  /** Where the file comes from. */
  readonly addressOf: (format: ListFormat) => string;
  /** Without what stands behind the dot. */
  readonly fileName: string;
}

/** What a list shows, filtered and sorted as it is, as a file (clinic §7); beside the exports of the specification. One at a time. */
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
