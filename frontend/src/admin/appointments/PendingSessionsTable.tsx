import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '../../clinic-time';
import type { AppointmentRowFragment } from '../../gql/generated';
import { DataTable, type Column } from '../../ui/DataTable';
import { patientText, therapistText } from './appointment-texts';
import { sessionTypeLabels } from '../../appointments/session-types';
import styles from './PendingSessionsTable.module.css';
import { SessionStatus } from '../../appointments/SessionStatus';
import { isUpcoming } from './upcoming';

/** What an admin can do with a pending session that a dialog asks about first. */
export type AskedAction = 'reschedule' | 'assign' | 'cancel';

interface Actions {
  readonly now: number;
  /** The session that is being approved; null when none is. */
  readonly approvingId: string | null;
  readonly onApprove: (appointment: AppointmentRowFragment) => void;
  readonly onAsk: (action: AskedAction, appointment: AppointmentRowFragment) => void;
}

type Row = AppointmentRowFragment;

/** The columns of spec §2. */
const columns: readonly Column<Row, Actions>[] = [
  { title: 'Patient', kind: 'lead', cell: (row) => <span className={styles.person}>{patientText(row)}</span> },
  { title: 'Therapist', kind: 'text', cell: (row) => <Therapist row={row} /> },
  { title: 'Date & Time', kind: 'line', cell: (row, { now }) => <SessionTime row={row} now={now} /> },
  { title: 'Session Type', kind: 'line', cell: ({ sessionType }) => sessionTypeLabels[sessionType] },
  { title: 'Status', kind: 'line', cell: ({ status }) => <SessionStatus status={status} /> },
  { title: 'Actions', kind: 'actions', cell: (row, actions) => <RowActions row={row} actions={actions} /> },
];

interface Props extends Actions {
  /** Undefined while the list is loading for the first time. */
  readonly appointments: readonly AppointmentRowFragment[] | undefined;
  /** The list is being loaded again; this one stays until it comes. */
  readonly isStale: boolean;
}

/** The pending sessions, earliest first; those of the next 24 hours stand out (spec §2). */
export function PendingSessionsTable({ appointments, isStale, ...actions }: Props) {
  return (
    <DataTable
      label="Pending sessions"
      columns={columns}
      rows={appointments}
      keyOf={({ id }) => id}
      actions={actions}
      isHighlighted={({ appointmentDate }) => isUpcoming(appointmentDate, actions.now)}
      isStale={isStale}
    />
  );
}

function Therapist({ row }: { readonly row: Row }) {
  return <span className={row.physiotherapist ? undefined : styles.unassigned}>{therapistText(row)}</span>;
}

function SessionTime({ row, now }: { readonly row: Row; readonly now: number }) {
  return (
    <span>
      <span className={styles.time}>{momentText(row.appointmentDate)}</span>
      {isUpcoming(row.appointmentDate, now) && (
        <span className={styles.upcoming}>
          <ExclamationCircleOutlined aria-hidden="true" /> Upcoming
        </span>
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
        className={styles.button}
        aria-label={`Approve ${whose}`}
        loading={actions.approvingId === row.id}
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
          className={styles.button}
          aria-label={`${label} ${whose}`}
          onClick={() => actions.onAsk(action, row)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
