import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { sessionTypeLabels } from '../appointments/session-types';
import { SessionStatus } from '../appointments/SessionStatus';
import { clinicDay, momentText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import { failureText } from '../failure-text';
import { staffPaths } from '../paths';
import { AssignDialog } from '../schedule/AssignDialog';
import { CancelAppointmentDialog } from '../schedule/CancelAppointmentDialog';
import { therapistText } from '../schedule/appointment-texts';
import { MissedDialog } from '../schedule/MissedDialog';
import { MoveDialog } from '../schedule/MoveDialog';
import { useCompletion } from '../schedule/useCompletion';
import { useDialog } from '../ui/dialogs/useDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { Card } from '../ui/layout/Card';
import { DataTable, type Column } from '../ui/lists/DataTable';
import { EmptyList } from '../ui/lists/EmptyList';
import {
  AppointmentsOfPatientDocument,
  useAppointmentsOfPatientQuery,
  type AppointmentRowFragment,
} from '../workplace/gql/generated';
import styles from './DeskPatientPage.module.css';
import { DeskPatientDocument } from './gql/generated';

type Session = AppointmentRowFragment;

const dialogs = { move: MoveDialog, cancel: CancelAppointmentDialog, assign: AssignDialog, missed: MissedDialog };

interface Actions {
  readonly now: number;
  readonly isCompleting: (id: string) => boolean;
  readonly onComplete: (session: Session) => void;
  readonly onAsk: (action: keyof typeof dialogs, session: Session) => void;
}

const columns: readonly Column<Session, Actions>[] = [
  {
    title: 'When',
    kind: 'lead',
    cell: ({ appointmentDate }) => (
      <Link to={`${staffPaths.deskCalendar}?day=${clinicDay(appointmentDate)}`} className={styles.link}>
        {momentText(appointmentDate)}
      </Link>
    ),
  },
  { title: 'Kind', kind: 'line', cell: ({ sessionType }) => sessionTypeLabels[sessionType] },
  { title: 'Physiotherapist', kind: 'text', cell: therapistText },
  { title: 'Status', kind: 'line', cell: ({ status }) => <SessionStatus status={status} /> },
  { title: 'Actions', kind: 'actions', cell: (session, actions) => <RowActions {...{ session, actions }} /> },
];

/** The patient's sessions, latest first, with what the desk does about each. */
export function DeskPatientSessions({ patientId }: { readonly patientId: string }) {
  const query = useAppointmentsOfPatientQuery({ variables: { patientId } });
  const reload = useRefetchQueries();
  const now = useNow();
  const completion = useCompletion();
  const dialog = useDialog<{ readonly action: keyof typeof dialogs; readonly session: Session }>();
  const asked = dialog.subject;
  const Dialog = asked && dialogs[asked.action];
  const frame = {
    ...dialog.frame,
    onClosed: () => {
      dialog.frame.onClosed();
      reload([AppointmentsOfPatientDocument, DeskPatientDocument]);
    },
  };
  return (
    <div className={styles.section}>
      <Card title="Sessions">
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the sessions', failure)}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
        >
          {({ appointments: { edges } }) =>
            edges.length === 0 ? (
              <EmptyList title="No sessions yet." hint="Sessions appear here when you book one." />
            ) : (
              <DataTable
                label="Sessions"
                columns={columns}
                rows={edges.map(({ node }) => node)}
                keyOf={({ id }) => id}
                isStale={false}
                actions={{ now, ...completion, onAsk: (action, session) => dialog.open({ action, session }) }}
              />
            )
          }
        </QueryBoundary>
        {Dialog && <Dialog key={`${asked.action} ${asked.session.id}`} appointment={asked.session} {...frame} />}
      </Card>
    </div>
  );
}

/** Scheduled and pending sessions can be moved, canceled and assigned; a session that has begun can be marked. */
function RowActions({ session, actions }: { readonly session: Session; readonly actions: Actions }) {
  const { id, status, appointmentDate, physiotherapist } = session;
  if (status !== 'SCHEDULED' && status !== 'PENDING') return null;
  const when = momentText(appointmentDate);
  const hasBegun = status === 'SCHEDULED' && Date.parse(appointmentDate) <= actions.now;
  return (
    <span className={styles.buttons}>
      {status === 'PENDING' && (
        <Link to={staffPaths.deskRequests} className={styles.link}>
          Answer the request
        </Link>
      )}
      {hasBegun && (
        <>
          <Button
            aria-label={`Mark completed: ${when}`}
            loading={actions.isCompleting(id)}
            onClick={() => actions.onComplete(session)}
          >
            Completed
          </Button>
          <Button aria-label={`Mark missed: ${when}`} onClick={() => actions.onAsk('missed', session)}>
            Missed
          </Button>
        </>
      )}
      {!physiotherapist && !hasBegun && (
        <Button aria-label={`Assign ${when}`} onClick={() => actions.onAsk('assign', session)}>
          Assign
        </Button>
      )}
      <Button aria-label={`Move ${when}`} onClick={() => actions.onAsk('move', session)}>
        Move
      </Button>
      <Button danger aria-label={`Cancel ${when}`} onClick={() => actions.onAsk('cancel', session)}>
        Cancel
      </Button>
    </span>
  );
}
