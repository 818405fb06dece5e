import { Button } from 'antd';
import { dayText, momentText } from '#src/calendar/clinic-time';
import type { Column } from '#src/ui/lists/DataTable';
import { scopeLabels } from './api-key-filters';
import type { ApiKeyRowFragment } from './gql/generated';

interface Actions {
  readonly onRevoke: (apiKey: ApiKeyRowFragment) => void;
}

/** Columns of the API keys. */
export const apiKeyColumns: readonly Column<ApiKeyRowFragment, Actions>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ name, id }) => (
      <>
        <strong>{name}</strong>
        <br />
        <small>psp_live_{id}_…</small>
      </>
    ),
  },
  { title: 'Made by', kind: 'line', cell: ({ owner }) => owner || 'N/A' },
  { title: 'Program of', kind: 'line', cell: ({ clientName }) => clientName ?? 'The clinic' },
  { title: 'May', kind: 'line', cell: ({ scopes }) => scopes.map((scope) => scopeLabels[scope]).join(', ') },
  {
    title: 'Made',
    kind: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time>,
  },
  {
    title: 'Last used',
    kind: 'line',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <time dateTime={lastUsedAt}>{momentText(lastUsedAt)}</time> : 'Never'),
  },
  {
    title: 'Ends',
    kind: 'line',
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{momentText(expiresAt)}</time>,
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (apiKey, { onRevoke }) => (
      <Button danger aria-label={`Revoke ${apiKey.name}`} onClick={() => onRevoke(apiKey)}>
        Revoke
      </Button>
    ),
  },
];
