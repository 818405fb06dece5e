import { Button } from 'antd';
import { dayText, momentText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import { purposeLabels, reachLabels } from './client-labels';
import type { SmartClientRowFragment } from './gql/generated';

interface Actions {
  readonly onRevoke: (client: SmartClientRowFragment) => void;
}

/** Columns of the clients. */
export const clientColumns: readonly Column<SmartClientRowFragment, Actions>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ name, id }) => (
      <>
        <strong>{name}</strong>
        <br />
        <small>{id}</small>
      </>
    ),
  },
  { title: 'May', kind: 'text', cell: ({ scopes }) => scopes.join(' ') },
  {
    title: 'Reaches',
    kind: 'text',
    cell: ({ reach, purpose }) => (
      <span>
        {reachLabels[reach]}
        <br />
        <small>For: {purposeLabels[purpose]}</small>
      </span>
    ),
  },
  { title: 'Keys', kind: 'text', cell: ({ jwksUrl }) => jwksUrl ?? 'Given with the registration' },
  {
    title: 'Registered',
    kind: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time>,
  },
  {
    title: 'Last sign-in',
    kind: 'line',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <time dateTime={lastUsedAt}>{momentText(lastUsedAt)}</time> : 'Never'),
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (client, { onRevoke }) => (
      <Button danger aria-label={`Revoke ${client.name}`} onClick={() => onRevoke(client)}>
        Revoke
      </Button>
    ),
  },
];
