import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import type { ImportRowFragment } from './gql/generated';
import { canBeUndone, countsText, openingsText, stateText } from './import-labels';

interface Actions {
  readonly onUndo: (found: ImportRowFragment) => void;
}

/** Columns of the imports. */
export const importColumns: readonly Column<ImportRowFragment, Actions>[] = [
  {
    title: 'File',
    kind: 'lead',
    cell: ({ id, fileName }) => (
      <Link to={`?id=${id}`} preventScrollReset>
        {fileName}
      </Link>
    ),
  },
  {
    title: 'Uploaded',
    kind: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
  { title: 'State', kind: 'text', cell: stateText },
  { title: 'Patients', kind: 'text', cell: countsText },
  { title: 'Brought over', kind: 'text', cell: (found) => openingsText(found) || '–' },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (found, { onUndo }) =>
      canBeUndone(found, Date.now()) && (
        <Button danger aria-label={`Undo the import of ${found.fileName}`} onClick={() => onUndo(found)}>
          Undo
        </Button>
      ),
  },
];
