import { useAuth } from '#src/auth/useAuth';
import { failureText } from '#src/failure-text';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { usePagedList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { SignOutMemberDialog } from '../team/SignOutMemberDialog';
import { ToggleAccountDialog } from '../team/ToggleAccountDialog';
import { accountColumns } from './account-columns';
import { accountFilterOf, accountFilters } from './account-filters';
import { accountQueries } from './account-queries';
import { useAccountsQuery, type AccountRowFragment } from './gql/generated';
import { OpenAccountDialog } from './OpenAccountDialog';
import { TypeDialog } from './TypeDialog';

const pageSize = 20;

/** /admin/accounts: all accounts with their type, which can be switched off. */
export function AccountsPage() {
  const { user } = useAuth();
  const address = useListAddress(accountFilters);
  const { filters, setFilters, page } = address;
  const filter = accountFilterOf(filters);
  const query = useAccountsQuery({ variables: { ...(filter && { filter }), page, limit: pageSize } });
  const list = usePagedList(
    address,
    query,
    (data) => data.users,
    ({ users }) => users,
  );
  const typed = useDialog<AccountRowFragment>();
  const signedOut = useDialog<AccountRowFragment>();
  const switched = useDialog<AccountRowFragment>();
  const opened = useDialog<AccountRowFragment>();
  return (
    <Screen title="Accounts">
      <FilterBar label="Filter accounts" of={accountFilters} filters={filters} onChange={setFilters} />
      <ListCard
        name="Account list"
        label="Accounts"
        list={list}
        count={countOf(list, { none: 'No accounts', one: '1 account', many: 'accounts' })}
        empty={{ title: 'No account is like that.', hint: 'Change the filters to see more.' }}
        failureText={(failure) => failureText('Failed to fetch the accounts', failure)}
        columns={accountColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ disabled }) => disabled}
        actions={{
          ownId: user?.id,
          onType: typed.open,
          onSignOut: signedOut.open,
          onSwitch: switched.open,
          onOpen: opened.open,
        }}
      />
      {typed.subject && <TypeDialog account={typed.subject} {...typed.frame} />}
      {opened.subject && <OpenAccountDialog account={opened.subject} {...opened.frame} />}
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
