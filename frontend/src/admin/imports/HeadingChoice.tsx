import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import {
  columnLabels,
  columnReadTwice,
  columnsRead,
  headingGroups,
  readColumns,
  type ChosenColumns,
  type ReadColumn,
} from './column-labels';
import type { ImportFieldsFragment } from './gql/generated';
import styles from './HeadingChoice.module.css';
import { sendFile } from './send-file';

type Heading = ImportFieldsFragment['headings'][number];

interface Props {
  readonly headings: readonly Heading[];
  /** The checked file; undefined after a reload. */
  readonly file: File | undefined;
  /** Called with the new dry run's id after the upload. */
  readonly onChecked: (id: string, file: File) => void;
}

/** Headings of a checked file, each with what its column is read as. Another choice checks the file again, and is kept for the next file. */
export function HeadingChoice({ headings, file, onChecked }: Props) {
  const [changed, setChanged] = useState<ChosenColumns>({});
  const groups = headingGroups(headings);
  const chosen: ChosenColumns = { ...columnsRead(headings), ...changed };
  const named = groups.flatMap(([first, ...others]) => (first ? [{ ...first, others }] : []));
  const unknown = named.filter(({ column }) => column === null).length;
  const choose = (group: readonly Heading[], column: ReadColumn) =>
    setChanged({ ...changed, ...Object.fromEntries(group.map(({ heading }) => [heading, column])) });
  return (
    <section aria-label="Columns of the file" className={styles.headings}>
      <h3 className={styles.title}>Columns of the file</h3>
      <p className={styles.text}>
        {unknown > 0 && `${unknown === 1 ? 'One heading is' : `${unknown} headings are`} not known. `}
        {file
          ? 'Choose what each column is read as, and check the file again. The choice is kept for the next file.'
          : 'To choose what columns are read as, choose the file above and check it once more.'}
      </p>
      <ul className={styles.list}>
        {named.map(({ heading, column, others }) => (
          <li key={heading}>
            <label>
              <span className={styles.label}>
                {heading} {column === null && <span className={styles.unknown}>(not known)</span>}
              </span>
              <select
                className={styles.select}
                disabled={!file}
                value={chosen[heading] ?? 'IGNORE'}
                onChange={({ target }) => choose([{ heading, column }, ...others], target.value as ReadColumn)}
              >
                {readColumns.map((each) => (
                  <option key={each} value={each}>
                    {columnLabels[each]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {file && Object.keys(changed).length > 0 && <CheckAgain {...{ file, groups, chosen, onChecked }} />}
    </section>
  );
}

interface AgainProps extends Pick<Props, 'onChecked'> {
  readonly file: File;
  readonly groups: readonly Heading[][];
  readonly chosen: ChosenColumns;
}

function CheckAgain({ file, groups, chosen, onChecked }: AgainProps) {
  const { report } = useErrorSlot();
  const { run, isBusy } = useAction<ChosenColumns>({
    keyOf: () => 'columns',
    send: async (columns) => onChecked(await sendFile(file, { dryRun: true, chosen: columns }), file),
    failureText: (failure) => failureText('The file could not be sent', failure),
  });
  const check = () => {
    const twice = columnReadTwice(groups, chosen);
    if (twice) report(`Two columns are read as ${columnLabels[twice]}. Please choose one of them.`);
    else run(chosen);
  };
  return (
    <div>
      <Button type="primary" loading={isBusy} onClick={check}>
        Check with these columns
      </Button>
    </div>
  );
}
