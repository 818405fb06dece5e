import type { ComponentType } from 'react';
import { failureText } from '#src/failure-text';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { listFilters } from '#src/ui/lists/list-filters';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { selectFilter } from '#src/ui/lists/select-filter';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useCursorList } from '#src/ui/lists/useList';
import { useWorkplace } from '#src/workplace/workplace-context';
import { AcceptReferralDialog } from './AcceptReferralDialog';
import { DeclineReferralDialog } from './DeclineReferralDialog';
import { useReferralsQuery, type ReferralRowFragment } from './gql/generated';
import { clinicalColumns, deskColumns } from './referral-columns';

const referralFilters = listFilters({ state: selectFilter('State', { waiting: 'Waiting', decided: 'Decided' }) });

interface Props {
  /** Shows a referral's documents; left out at the front desk, which reads nothing clinical. */
  readonly Documents?: ComponentType<DialogState & { readonly referral: ReferralRowFragment }>;
}

/** /admin/referrals and /desk/referrals: referrals from hospitals, which can be accepted or declined. */
export function ReferralsPage({ Documents }: Props) {
  const { patient } = useWorkplace();
  const address = useCursorAddress(referralFilters, 20);
  const { filters, setFilters } = address;
  const { state } = filters;
  const query = useReferralsQuery({
    variables: { ...address.slice, ...(state !== '' && { isWaiting: state === 'waiting' }) },
  });
  const list = useCursorList(address, query, ({ referrals }) => referrals);
  const accepted = useDialog<ReferralRowFragment>();
  const declined = useDialog<ReferralRowFragment>();
  const read = useDialog<ReferralRowFragment>();
  return (
    <Screen title="Referrals">
      <FilterBar label="Filter the referrals" of={referralFilters} filters={filters} onChange={setFilters} />
      <ListCard
        name="Referral list"
        label="Referrals"
        list={list}
        count={countOf(list, { none: 'No referrals', one: '1 referral', many: 'referrals' })}
        empty={
          state === ''
            ? {
                title: 'No hospital has sent a patient yet.',
                hint: 'Each referral of a registered client will stand here.',
              }
            : { title: 'No referral is like that.', hint: 'Choose another state to see more.' }
        }
        failureText={(failure) => failureText('Failed to fetch the referrals', failure)}
        columns={Documents ? clinicalColumns : deskColumns}
        keyOf={({ id }) => id}
        actions={{ onAccept: accepted.open, onDecline: declined.open, onDocuments: Documents && read.open, patient }}
      />
      {accepted.subject && <AcceptReferralDialog referral={accepted.subject} {...accepted.frame} />}
      {Documents && read.subject && <Documents referral={read.subject} {...read.frame} />}
      {declined.subject && <DeclineReferralDialog referral={declined.subject} {...declined.frame} />}
    </Screen>
  );
}
