import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '../../failure-text';
import { dialogOnDemand } from '../../ui/dialogOnDemand';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { SelectFilter } from '../../ui/SelectFilter';
import { Stack } from '../../ui/Stack';
import { TextFilter } from '../../ui/TextFilter';
import { useDialog } from '../../ui/useDialog';
import { useListAddress } from '../../ui/useListAddress';
import { apiKeyColumns } from './api-key-columns';
import {
  apiKeyAddress,
  isWanted,
  maxSearchLength,
  scopeOptions,
  usedOptions,
  type ApiKeyFilters,
} from './api-key-filters';
import type { CreatedKey } from './CreateKeyDialog';
import { useApiKeysQuery, type ApiKeyRowFragment } from './gql/generated';
import { CreatedKeyDialog } from './CreatedKeyDialog';
import { RevokeKeyDialog } from './RevokeKeyDialog';

/** Loaded on demand: most visits only read. */
const CreateKeyDialog = dialogOnDemand(async () => (await import('./CreateKeyDialog')).CreateKeyDialog);

/** /admin/api-keys: API keys with owner and last use, which can be created and revoked. */
export function ApiKeysPage() {
  const { filters, setFilters } = useListAddress<ApiKeyFilters>(apiKeyAddress);
  const { data, error, loading, refetch } = useApiKeysQuery();
  const all = data?.apiKeys;
  const rows = all?.filter((apiKey) => isWanted(apiKey, filters));
  const known = rows && { total: rows.length };
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
      <Filters filters={filters} onChange={setFilters} />
      <ListCard
        name="API key list"
        label="API keys"
        page={{
          known,
          isStale: known !== undefined && loading,
          error: data ? undefined : error,
          retry: () => void refetch(),
        }}
        count={rows ? keysText(rows.length) : 'Loading the list…'}
        empty={
          all?.length === 0
            ? {
                title: 'No program has a key.',
                hint: 'Make one for a program that is to read or change something here.',
              }
            : { title: 'No key is like that.', hint: 'Change the filters to see more.' }
        }
        failureText={(failure) => failureText('Failed to fetch the API keys', failure)}
        columns={apiKeyColumns}
        rows={rows}
        keyOf={({ id }) => id}
        actions={{ onRevoke: revoked.open }}
      />
      {revoked.subject && <RevokeKeyDialog apiKey={revoked.subject} {...revoked.frame} />}
      {making.subject && <CreateKeyDialog {...making.frame} onMade={setFresh} onClosed={showFresh} />}
      {shown.subject && <CreatedKeyDialog made={shown.subject} {...shown.frame} />}
    </Screen>
  );
}

const keysText = (count: number) => (count === 1 ? '1 key' : `${count || 'No'} keys`);

interface FiltersProps {
  readonly filters: ApiKeyFilters;
  readonly onChange: (filters: ApiKeyFilters, options?: { readonly replace: boolean }) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <search aria-label="Filter API keys">
      <Stack row gap={3} isBlock>
        <TextFilter
          label="Name or who made it"
          placeholder="Part of a name"
          maxLength={maxSearchLength}
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search }, { replace: true })}
        />
        <SelectFilter
          label="May"
          value={filters.scope}
          options={scopeOptions}
          onChange={(scope) => onChange({ ...filters, scope })}
        />
        <SelectFilter
          label="Use"
          value={filters.use}
          options={usedOptions}
          onChange={(use) => onChange({ ...filters, use })}
        />
      </Stack>
    </search>
  );
}
