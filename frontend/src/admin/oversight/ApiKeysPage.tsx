import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { apiKeyColumns } from './api-key-columns';
import { apiKeyFilters, isWanted } from './api-key-filters';
import type { CreatedKey } from './CreateKeyDialog';
import { useApiKeysQuery, type ApiKeyRowFragment } from './gql/generated';
import { CreatedKeyDialog } from './CreatedKeyDialog';
import { RevokeKeyDialog } from './RevokeKeyDialog';

/** Loaded on demand: most visits only read. */
const CreateKeyDialog = dialogOnDemand(async () => (await import('./CreateKeyDialog')).CreateKeyDialog);

/** /admin/api-keys: API keys with owner and last use, which can be created and revoked. */
export function ApiKeysPage() {
  const { filters, setFilters } = useListAddress(apiKeyFilters);
  const list = useWholeList(useApiKeysQuery(), ({ apiKeys }) => apiKeys.filter((key) => isWanted(key, filters)));
  const revoked = useDialog<ApiKeyRowFragment>();
  const making = useDialog();
  const [fresh, setFresh] = useState<CreatedKey | null>(null);
  const shown = useDialog<CreatedKey>();
  const showFresh = () => {
    making.frame.onClosed();
    if (fresh) shown.open(fresh);
    setFresh(null);
  };
  return (
    <Screen
      title="API keys"
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => making.open(true)}>
          Make a key
        </Button>
      }
    >
      <FilterBar label="Filter API keys" of={apiKeyFilters} filters={filters} onChange={setFilters} />
      <ListCard
        name="API key list"
        label="API keys"
        list={list}
        count={countOf(list, { none: 'No keys', one: '1 key', many: 'keys' })}
        empty={
          apiKeyFilters.given(filters)
            ? { title: 'No key is like that.', hint: 'Change the filters to see more.' }
            : {
                title: 'No program has a key.',
                hint: 'Make one for a program that is to read or change something here.',
              }
        }
        failureText={(failure) => failureText('Failed to fetch the API keys', failure)}
        columns={apiKeyColumns}
        keyOf={({ id }) => id}
        actions={{ onRevoke: revoked.open }}
      />
      {revoked.subject && <RevokeKeyDialog apiKey={revoked.subject} {...revoked.frame} />}
      {making.subject && <CreateKeyDialog {...making.frame} onMade={setFresh} onClosed={showFresh} />}
      {shown.subject && <CreatedKeyDialog made={shown.subject} {...shown.frame} />}
    </Screen>
  );
}
