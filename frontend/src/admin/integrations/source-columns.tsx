import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import type { Hl7SourceRowFragment } from './gql/generated';

interface Actions {
  readonly onEnd: (source: Hl7SourceRowFragment) => void;
}

/** Columns of the HL7 v2 sources. */
export const sourceColumns: readonly Column<Hl7SourceRowFragment, Actions>[] = [
  { title: 'Name', kind: 'lead', cell: ({ name }) => <strong>{name}</strong> },
  { title: 'Application (MSH-3)', kind: 'text', cell: ({ application }) => application },
  { title: 'Facility (MSH-4)', kind: 'text', cell: ({ facility }) => facility || '–' },
  { title: 'System of its identifiers', kind: 'text', cell: ({ identifierSystem }) => identifierSystem },
  {
    title: 'Registered',
    kind: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time>,
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (source, { onEnd }) => (
      <Button danger aria-label={`End ${source.name}`} onClick={() => onEnd(source)}>
        End
      </Button>
    ),
  },
];
