import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { MemberSubject } from '../team/MemberSubject';
import { accountQueries } from './account-queries';
import { useOpenAccountMutation, type AccountRowFragment } from './gql/generated';

/** Lifts the check of the year of birth of any account, also of one without a record: of a family member, or whose record is deleted. */
export function OpenAccountDialog({ account, ...frame }: { readonly account: AccountRowFragment } & DialogState) {
  const { id: userId, birthYearDueSince } = account;
  const [openAccount] = useOpenAccountMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Open the account"
      submitLabel="Open the account"
      send={async () => {
        await openAccount({ variables: { userId } });
        return 'The account is open.';
      }}
      failureText={(failure) => failureText('The account was not opened', failure)}
      reloads={accountQueries}
    >
      <MemberSubject member={account} />
      {birthYearDueSince && <p>A sign-in waits for the year of birth since {momentText(birthYearDueSince)}.</p>}
      <p>Open it only for a person whose identity you have checked: the number may be somebody else's by now.</p>
    </ConfirmDialog>
  );
}
