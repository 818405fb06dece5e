import { useAuth } from '../../auth/useAuth';
import { failureText } from '../../failure-text';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { SelectFilter } from '../../ui/SelectFilter';
import { Stack } from '../../ui/Stack';
import { TextFilter } from '../../ui/TextFilter';
import { useDialog } from '../../ui/useDialog';
import { useListAddress } from '../../ui/useListAddress';
import { useListPage } from '../../ui/useListPage';
import { SignOutMemberDialog } from '../team/SignOutMemberDialog';
import { ToggleAccountDialog } from '../team/ToggleAccountDialog';
import { accountColumns } from './account-columns';
import {
  accountAddress,
  accountFilterOf,
  maxSearchLength,
  statusOptions,
  typeOptions,
  type AccountFilters,
} from './account-filters';
import { accountQueries } from './account-queries';
import { useAccountsQuery, type AccountRowFragment } from './gql/generated';
import { TypeDialog } from './TypeDialog';

const pageSize = 20;

/** /admin/accounts: all accounts with their type, which can be switched off. */
export function AccountsPage() {
  const { user } = useAuth();
  const { filters, setFilters, page, setPage } = useListAddress<AccountFilters>(accountAddress);
  const filter = accountFilterOf(filters);
  const query = useAccountsQuery({ variables: { ...(filter && { filter }), page, limit: pageSize } });
  const list = useListPage({ query, pageOf: ({ users }) => users, page, setPage });
  const rows = list.known?.users;
  const typed = useDialog<AccountRowFragment>();
  const signedOut = useDialog<AccountRowFragment>();
  const switched = useDialog<AccountRowFragment>();
  return (
    <Screen title="Accounts">
      <Filters filters={filters} onChange={setFilters} />
      <ListCard
        name="Account list"
        label="Accounts"
        page={list}
        count={countText(list.known, rows?.length, { none: 'No accounts', one: '1 account', many: 'accounts' })}
        empty={{ title: 'No account is like that.', hint: 'Change the filters to see more.' }}
        failureText={(failure) => failureText('Failed to fetch the accounts', failure)}
        columns={accountColumns}
        rows={rows}
        keyOf={({ id }) => id}
        isHighlighted={({ disabled }) => disabled}
        actions={{ ownId: user?.id, onType: typed.open, onSignOut: signedOut.open, onSwitch: switched.open }}
      />
      {typed.subject && <TypeDialog account={typed.subject} {...typed.frame} />}
      {signedOut.subject && (
        <SignOutMemberDialog member={memberOf(signedOut.subject)} reloads={accountQueries} {...signedOut.frame} />
      )}
      {switched.subject && (
        <ToggleAccountDialog member={memberOf(switched.subject)} reloads={accountQueries} {...switched.frame} />
      )}
    </Screen>
  );
}

/** Maps an account to the team dialogs' type; accounts do not include upcoming sessions. */
const memberOf = (account: AccountRowFragment) => ({ ...account, userId: account.id, sessionsAhead: 0 });

interface FiltersProps {
  readonly filters: AccountFilters;
  readonly onChange: (filters: AccountFilters, options?: { readonly replace: boolean }) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <search aria-label="Filter accounts">
      <Stack row gap={3} isBlock>
        <TextFilter
          label="Name or number"
          placeholder="Part of a name, or digits"
          maxLength={maxSearchLength}
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search }, { replace: true })}
        />
        <SelectFilter
          label="Type"
          value={filters.type}
          options={typeOptions}
          onChange={(type) => onChange({ ...filters, type })}
        />
        <SelectFilter
          label="Status"
          value={filters.status}
          options={statusOptions}
          onChange={(status) => onChange({ ...filters, status })}
        />
      </Stack>
    </search>
  );
}
