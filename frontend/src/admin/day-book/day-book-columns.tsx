import { timeText, dayText, momentText } from '#src/calendar/clinic-time';
import { PatientLink } from '#src/patients/PatientLink';
import { methodLabels, noPatient } from '#src/payments/payment-labels';
import type { Column } from '#src/ui/lists/DataTable';
import { MoreActions } from '#src/ui/layout/MoreActions';
import { rupeesText } from '#src/values/rupees';
import { bookDay, differenceText } from './day-book-texts';
import type { DayBookRowFragment, DayCloseRowFragment } from './gql/generated';

/** Columns of the lines of a day. */
export const lineColumns: readonly Column<DayBookRowFragment, null>[] = [
  {
    title: 'Entered',
    kind: 'line',
    cell: ({ at }) => (
      <time dateTime={at}>
        {timeText(at)} <small>{dayText(at)}</small>
      </time>
    ),
  },
  {
    title: 'Patient',
    kind: 'lead',
    cell: ({ patient }) => (
      <strong>
        {patient ? <PatientLink number={patient.patientId}>{patient.name || noPatient}</PatientLink> : noPatient}
      </strong>
    ),
  },
  {
    title: 'Number',
    kind: 'text',
    cell: ({ id, kind, number }) => {
      // The end of an id is different for each, its beginning is the time.
      const named = number ?? id.slice(-6);
      return kind === 'REFUND' ? `Refund ${named}` : <>{number ? `Receipt ${number}` : named}</>;
    },
  },
  { title: 'Method', kind: 'line', cell: ({ method }) => methodLabels[method] },
  { title: 'Amount', kind: 'number', cell: ({ amount }) => rupeesText(amount) },
  { title: 'Entered by', kind: 'text', cell: ({ enteredBy }) => enteredBy ?? '–' },
];

/** Actions on closes. */
interface CloseActions {
  /** The last closed day. */
  readonly last: string | undefined;
  readonly onReopen: (close: DayCloseRowFragment) => void;
}

/** Columns of the closes of days. */
export const closeColumns: readonly Column<DayCloseRowFragment, CloseActions>[] = [
  { title: 'Day', kind: 'lead', cell: ({ day }) => <strong>{bookDay(day)}</strong> },
  { title: 'Expected', kind: 'number', cell: ({ expected }) => rupeesText(expected) },
  { title: 'Counted', kind: 'number', cell: ({ counted }) => rupeesText(counted) },
  {
    title: 'Difference',
    kind: 'text',
    cell: ({ difference, note }) => (
      <>
        {differenceText(difference)} {note && <small>{note}</small>}
      </>
    ),
  },
  { title: 'To the bank', kind: 'number', cell: ({ banked }) => rupeesText(banked) },
  {
    title: 'Closed by',
    kind: 'text',
    cell: ({ closedBy, closedAt }) => (
      <>
        {closedBy}{' '}
        <small>
          <time dateTime={closedAt}>{momentText(closedAt)}</time>
        </small>
      </>
    ),
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (close, { last, onReopen }) =>
      close.day === last && (
        <MoreActions
          label={`More actions on ${bookDay(close.day)}`}
          actions={[{ label: 'Open again', onChoose: () => onReopen(close), isDanger: true }]}
        />
      ),
  },
];
