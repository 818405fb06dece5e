import { ExclamationCircleOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '../calendar/clinic-time';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import type { Column } from '../ui/lists/DataTable';
import { StatusWord } from '../ui/feedback/StatusWord';
import { patientText, therapistText } from './appointment-texts';
import { staffPlaceText } from '../appointments/staff-place-text';
import { sessionTypeLabels } from '../appointments/session-types';
import styles from './pending-columns.module.css';
import { SessionStatus } from '../appointments/SessionStatus';
import { SessionPatient } from './SessionPatient';
import { isUpcoming } from './upcoming';

/** Actions on a pending session that open a dialog. */
export type AskedAction = 'reschedule' | 'assign' | 'cancel';

interface Actions {
  readonly now: number;
  /** Whether the session is being approved. */
  readonly isApproving: (id: string) => boolean;
  readonly onApprove: (appointment: AppointmentRowFragment) => void;
  readonly onAsk: (action: AskedAction, appointment: AppointmentRowFragment) => void;
}

type Row = AppointmentRowFragment;

/** Columns of the pending sessions; sessions of the next 24 hours and past ones are marked. */
export const pendingColumns: readonly Column<Row, Actions>[] = [
  { title: 'Patient', kind: 'lead', cell: (row) => <Patient row={row} /> },
  { title: 'Therapist', kind: 'text', cell: (row) => <Therapist row={row} /> },
  { title: 'Date & Time', kind: 'line', cell: (row, { now }) => <SessionTime row={row} now={now} /> },
  { title: 'Session Type', kind: 'line', cell: (row) => <Place row={row} /> },
  { title: 'Status', kind: 'line', cell: ({ status }) => <SessionStatus status={status} /> },
  { title: 'Actions', kind: 'actions', cell: (row, actions) => <RowActions row={row} actions={actions} /> },
];

function Patient({ row }: { readonly row: Row }) {
  return (
    <strong>
      <SessionPatient session={row} />
    </strong>
  );
}

function Place({ row }: { readonly row: Row }) {
  const place = staffPlaceText(row);
  return (
    <span>
      {sessionTypeLabels[row.sessionType]}
      {place && (
        <>
          <br />
          <small className={styles.place}>{place}</small>
        </>
      )}
    </span>
  );
}

function Therapist({ row }: { readonly row: Row }) {
  return <span className={row.physiotherapist ? undefined : styles.unassigned}>{therapistText(row)}</span>;
}

function SessionTime({ row, now }: { readonly row: Row; readonly now: number }) {
  const isPast = Date.parse(row.appointmentDate) < now;
  return (
    <span>
      <span className={styles.time}>{momentText(row.appointmentDate)}</span>
      {isUpcoming(row.appointmentDate, now) && (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
          Upcoming
        </StatusWord>
      )}
      {isPast && (
        <StatusWord tone="quiet" Icon={HistoryOutlined}>
          In the past
        </StatusWord>
      )}
    </span>
  );
}

const asked: readonly { readonly action: AskedAction; readonly label: string }[] = [
  { action: 'reschedule', label: 'Reschedule' },
  { action: 'assign', label: 'Assign' },
  { action: 'cancel', label: 'Cancel' },
];

function RowActions({ row, actions }: { readonly row: Row; readonly actions: Actions }) {
  const whose = `${patientText(row)}, ${momentText(row.appointmentDate)}`;
  return (
    <span className={styles.buttons}>
      <Button
        color="primary"
        variant="outlined"
        size="small"
        aria-label={`Approve ${whose}`}
        loading={actions.isApproving(row.id)}
        onClick={() => actions.onApprove(row)}
      >
        Approve
      </Button>
      {asked.map(({ action, label }) => (
        <Button
          key={action}
          type="text"
          size="small"
          danger={action === 'cancel'}
          aria-label={`${label} ${whose}`}
          onClick={() => actions.onAsk(action, row)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
