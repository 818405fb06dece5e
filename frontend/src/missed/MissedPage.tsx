import { Button } from 'antd';
import { momentText, weekdayAndTimeText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { PatientLink } from '../patients/PatientLink';
import type { Column } from '../ui/lists/DataTable';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { countOf } from '../ui/lists/list-count';
import { ListCard } from '../ui/lists/ListCard';
import { Screen } from '../ui/layout/Screen';
import { useAction } from '../ui/hooks/useAction';
import { useWholeList, type List } from '../ui/lists/useList';
import {
  MissedSessionsDocument,
  useAcceptSlotForMutation,
  useMissedSessionsQuery,
  useOfferSlotsMutation,
  type MissedRowFragment,
} from './gql/generated';
import styles from './MissedPage.module.css';

/** Context of a row's buttons. */
interface Actions {
  /** Whether slots of the row with this key are being offered or booked. */
  readonly isBusyWith: (key: string) => boolean;
  readonly onOffer: (row: MissedRowFragment) => void;
  readonly onBook: (booking: Booking) => void;
}

interface Booking {
  readonly row: MissedRowFragment;
  readonly offerId: string;
  readonly slot: string;
}

const keyOf = ({ planId, number }: Pick<MissedRowFragment, 'planId' | 'number'>) => `${planId} ${number}`;

const columns: readonly Column<MissedRowFragment, Actions>[] = [
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patient }) => <PatientLink number={patient.id}>{patient.name}</PatientLink>,
  },
  { title: 'Session', kind: 'number', cell: ({ number }) => number },
  { title: 'Missed', kind: 'line', cell: ({ missedAt }) => momentText(missedAt) },
  { title: 'Reason', kind: 'text', cell: ({ reason }) => reason ?? '–' },
  { title: 'Other times', kind: 'actions', cell: (row, actions) => <OtherTimes row={row} {...actions} /> },
];

/** /admin/missed, /desk/missed: missed sessions that are not rescheduled, and an action that offers three free slots. */
export function MissedPage() {
  return (
    <Screen title="Missed sessions to make up">
      <ErrorSlotProvider>
        <ErrorSlot />
        <Missed />
      </ErrorSlotProvider>
    </Screen>
  );
}

function Missed() {
  const list = useWholeList(useMissedSessionsQuery(), ({ missedSessions }) => missedSessions);
  const [offerSlots] = useOfferSlotsMutation();
  const [accept] = useAcceptSlotForMutation();
  const offering = useAction<MissedRowFragment>({
    keyOf,
    send: async (row) => {
      await offerSlots({ variables: { planId: row.planId, number: row.number } });
      return `${row.patient.name} can choose one of three times for 48 hours.`;
    },
    failureText: (failure) => failureText('The times could not be offered', failure),
    reloads: [MissedSessionsDocument],
  });
  const booking = useAction<Booking>({
    keyOf: ({ row }) => keyOf(row),
    send: async ({ row, offerId, slot }) => {
      await accept({ variables: { offerId, startsAt: slot } });
      return `The session of ${row.patient.name} is booked for ${weekdayAndTimeText(slot)}.`;
    },
    failureText: (failure) => failureText('The session could not be booked', failure),
    reloads: [MissedSessionsDocument],
  });
  return (
    <ListCard
      name="Missed sessions"
      label="Missed sessions"
      list={list}
      count={countText(list)}
      empty={{ title: 'Nothing to make up.', hint: 'A session of a plan that is marked as missed appears here.' }}
      failureText={(failure) => failureText('Failed to fetch the missed sessions', failure)}
      columns={columns}
      keyOf={keyOf}
      actions={{
        isBusyWith: (key) => offering.isBusyWith(key) || booking.isBusyWith(key),
        onOffer: offering.run,
        onBook: booking.run,
      }}
    />
  );
}

/** The server's list limit; the number is shown as a minimum if it is reached. */
const most = 100;

function countText(list: List<MissedRowFragment>): string {
  if ((list.rows?.length ?? 0) >= most) return `The oldest ${most} sessions; more follow once some of them are made up`;
  return countOf(list, { none: 'No sessions', one: '1 session', many: 'sessions' });
}

function OtherTimes({ row, isBusyWith, onOffer, onBook }: Actions & { readonly row: MissedRowFragment }) {
  const { offer } = row;
  const isBusy = isBusyWith(keyOf(row));
  if (!offer)
    return (
      <Button loading={isBusy} onClick={() => onOffer(row)} aria-label={`Offer three times to ${row.patient.name}`}>
        Offer three times
      </Button>
    );
  return (
    <div className={styles.offered}>
      <p className={styles.line}>Offered until {momentText(offer.expiresAt)}. Book one now:</p>
      {offer.slots.map((slot) => (
        <Button key={slot} disabled={isBusy} onClick={() => onBook({ row, offerId: offer.id, slot })}>
          {weekdayAndTimeText(slot)}
        </Button>
      ))}
    </div>
  );
}
