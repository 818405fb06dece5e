import { failureText } from '../../failure-text';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { SelectFilter } from '../../ui/SelectFilter';
import { Stack } from '../../ui/Stack';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { useDialog } from '../../ui/useDialog';
import { AcceptReferralDialog } from './AcceptReferralDialog';
import { DeclineReferralDialog } from './DeclineReferralDialog';
import { useReferralsQuery, type ReferralRowFragment } from './gql/generated';
import { referralColumns } from './referral-columns';
import { ReferralDocumentsDialog } from './ReferralDocumentsDialog';

const pageSize = 20;

interface Filters {
  readonly state: '' | 'waiting' | 'decided';
}

const stateOptions: { value: Filters['state']; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
];

/** Maps the filter to the address. */
const referralAddress = {
  read: (params: URLSearchParams): Filters => ({
    state: stateOptions.find(({ value }) => value === params.get('state'))?.value ?? '',
  }),
  write: ({ state }: Filters): Readonly<Record<string, string>> => (state === '' ? {} : { state }),
};

/** /admin/referrals: referrals from hospitals, which can be accepted or declined. */
export function ReferralsPage() {
  const address = useCursorAddress<Filters>(referralAddress);
  const { filters, setFilters, after } = address;
  const { state } = filters;
  const query = useReferralsQuery({
    variables: {
      first: pageSize,
      ...(after !== undefined && { after }),
      ...(state !== '' && { isWaiting: state === 'waiting' }),
    },
  });
  const list = useCursorPages({ query, connectionOf: ({ referrals }) => referrals, address, limit: pageSize });
  const accepted = useDialog<ReferralRowFragment>();
  const declined = useDialog<ReferralRowFragment>();
  const read = useDialog<ReferralRowFragment>();
  const rows = list.known?.rows;
  return (
    <Screen title="Referrals">
      <search aria-label="Filter the referrals">
        <Stack row gap={3} align="end" isBlock>
          <SelectFilter
            label="State"
            value={state}
            options={stateOptions}
            onChange={(chosen) => setFilters({ state: chosen })}
          />
        </Stack>
      </search>
      <ListCard
        name="Referral list"
        label="Referrals"
        page={list}
        count={countOf(rows?.length, list.known?.page ?? 1)}
        empty={
          state === ''
            ? {
                title: 'No hospital has sent a patient yet.',
                hint: 'Each referral of a registered client will stand here.',
              }
            : { title: 'No referral is like that.', hint: 'Choose another state to see more.' }
        }
        failureText={(failure) => failureText('Failed to fetch the referrals', failure)}
        columns={referralColumns}
        rows={rows}
        keyOf={({ id }) => id}
        actions={{ onAccept: accepted.open, onDecline: declined.open, onDocuments: read.open }}
      />
      {accepted.subject && <AcceptReferralDialog referral={accepted.subject} {...accepted.frame} />}
      {read.subject && <ReferralDocumentsDialog referral={read.subject} {...read.frame} />}
      {declined.subject && <DeclineReferralDialog referral={declined.subject} {...declined.frame} />}
    </Screen>
  );
}

function countOf(shown: number | undefined, page: number): string {
  if (shown === undefined) return 'Loading the list…';
  const before = (page - 1) * pageSize;
  return shown === 0 ? 'No referrals' : `Referrals ${before + 1} to ${before + shown}, the newest first`;
}
