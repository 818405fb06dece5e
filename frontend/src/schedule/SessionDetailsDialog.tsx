import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SessionStatus } from '../appointments/SessionStatus';
import { sessionTypeLabels } from '../appointments/session-types';
import { staffPlaceText } from '../appointments/staff-place-text';
import { clinicDay, timeText, weekdayAndTimeText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { Stack } from '../ui/layout/Stack';
import { formatPhone } from '../values/phone-number';
import { useSessionPhonesQuery, type CalendarSessionFragment, type NoteStatus } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { patientText, therapistText } from './appointment-texts';
import { SessionDue } from './due/SessionDue';
import { SessionPatient } from './SessionPatient';
import styles from './SessionDetailsDialog.module.css';

/** What may be done with a session. */
export type SessionAction =
  'complete' | 'missed' | 'move' | 'assign' | 'cancel' | 'correct' | 'changeSeries' | 'cancelSeries';

interface Props extends DialogState {
  readonly session: CalendarSessionFragment;
  /** Called after the dialog has closed. */
  readonly onAction: (action: SessionAction) => void;
}

/** Who comes, when, where, how to call them, and what may be done with the session. */
export function SessionDetailsDialog({ session, onAction, onClosed, ...frame }: Props) {
  const [action, setAction] = useState<SessionAction>();
  const { requests, mayPlan, ownColumn, noteOf } = useWorkplace();
  const now = useNow();
  const { appointmentDate, durationMinutes, sessionType, status, missedReason, outsideHours, overrideReason } = session;
  const place = (status === 'SCHEDULED' || status === 'PENDING') && staffPlaceText(session);
  return (
    <Dialog
      {...frame}
      title={patientText(session)}
      isClosedBeside
      onClosed={() => {
        onClosed();
        if (action) onAction(action);
      }}
    >
      <dl className={styles.facts}>
        <Fact name="Patient">
          <SessionPatient session={session} />
        </Fact>
        <Phone session={session} />
        <Fact name="When">{weekdayAndTimeText(appointmentDate)}</Fact>
        <Fact name="Session">
          {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
        </Fact>
        {place && <Fact name="Where">{place}</Fact>}
        <Fact name="Physiotherapist">{therapistText(session)}</Fact>
        <Fact name="Status">
          <SessionStatus status={status} />
        </Fact>
        {mayPlan && !ownColumn && (
          <Fact name="To be paid">
            <SessionDue patientId={session.patient.id} />
          </Fact>
        )}
        {noteOf && session.noteStatus && <Fact name="Note">{noteTexts[session.noteStatus]}</Fact>}
        {missedReason && <Fact name="Reason">{missedReason}</Fact>}
        {outsideHours && <Fact name="Outside hours">{overrideReason ?? 'Yes'}</Fact>}
      </dl>
      {mayPlan && !ownColumn && status === 'PENDING' && (
        <Link to={requests} className={styles.decide}>
          Decide in Pending Sessions
        </Link>
      )}
      <Stack row gap={2}>
        {noteOf && isWritable(session, now) && (
          <Link to={noteOf(session)} className="button">
            {session.noteStatus ? 'Go on writing' : 'Write down'}
          </Link>
        )}
        <ActionButtons
          session={session}
          onChoose={(chosen) => {
            setAction(chosen);
            frame.onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}

/** The patient's phone, which the week of all leaves out: it is read then. Nothing is rendered of a patient without one. */
function Phone({ session }: { readonly session: CalendarSessionFragment }) {
  const { id, patient, appointmentDate, phone: known } = session;
  const { data, error } = useSessionPhonesQuery({
    variables: { patientId: patient.id, day: clinicDay(Date.parse(appointmentDate)) },
    skip: known !== undefined,
  });
  if (known === undefined && !data) return <Fact name="Phone">{error ? 'It could not be loaded' : 'Loading…'}</Fact>;
  const phone = known ?? data?.appointments.edges.find(({ node }) => node.id === id)?.node.phone;
  if (!phone) return null;
  return (
    <Fact name="Phone">
      <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a>
    </Fact>
  );
}

const noteTexts: Readonly<Record<NoteStatus, string>> = {
  DRAFT: 'A draft',
  LOCKED: 'Written down, not signed yet',
  SIGNED: 'Written down and signed',
  IN_ERROR: 'Marked as written by mistake',
};

/** A note can be written from an hour before its session (bench §3), and until it is locked. */
function isWritable({ status, appointmentDate, noteStatus }: CalendarSessionFragment, now: number): boolean {
  const isNear = status === 'COMPLETED' || (status === 'SCHEDULED' && Date.parse(appointmentDate) - 3_600_000 <= now);
  return isNear && (noteStatus === null || noteStatus === 'DRAFT' || noteStatus === 'IN_ERROR');
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ActionsProps extends Pick<Props, 'session'> {
  readonly onChoose: (action: SessionAction) => void;
}

/** Completed and missed are available once the session has begun. */
function ActionButtons({ session, onChoose }: ActionsProps) {
  const now = useNow();
  const { mayCorrect, mayPlan, ownColumn } = useWorkplace();
  const whose = `${patientText(session)}, ${timeText(session.appointmentDate)}`;
  const isPlanned = mayPlan && (!ownColumn || session.physiotherapist?.id === ownColumn);
  return actionsOf(session, now, { mayCorrect, mayPlan: isPlanned, mayAssign: mayPlan && !ownColumn }).map(
    ([action, label, name]) => (
      <Button
        key={action}
        danger={action === 'cancel' || action === 'cancelSeries'}
        aria-label={`${name} ${whose}`}
        onClick={() => onChoose(action)}
      >
        {label}
      </Button>
    ),
  );
}

type Offered = readonly [action: SessionAction, label: string, name: string];

function actionsOf(
  { status, appointmentDate, physiotherapist, seriesId }: CalendarSessionFragment,
  now: number,
  {
    mayCorrect,
    mayPlan,
    mayAssign,
  }: { readonly mayCorrect: boolean; readonly mayPlan: boolean; readonly mayAssign: boolean },
): Offered[] {
  const isScheduled = status === 'SCHEDULED';
  const isAhead = isScheduled || status === 'PENDING';
  const hasBegun = Date.parse(appointmentDate) <= now;
  const isInSeries = mayPlan && isScheduled && !hasBegun && Boolean(seriesId);
  const offered: [boolean, ...Offered][] = [
    [isScheduled && hasBegun, 'complete', 'Mark completed', 'Mark completed:'],
    [isScheduled && hasBegun, 'missed', 'Mark missed', 'Mark missed:'],
    [
      mayAssign && (status === 'PENDING' || (isScheduled && !hasBegun)) && !physiotherapist,
      'assign',
      'Assign',
      'Assign',
    ],
    [mayPlan && isAhead, 'move', 'Move', 'Move'],
    [mayPlan && isScheduled, 'cancel', 'Cancel', 'Cancel'],
    [isInSeries, 'changeSeries', 'Change this and the following', 'Change this and the following:'],
    [isInSeries, 'cancelSeries', 'Cancel this and the following', 'Cancel this and the following:'],
    [mayCorrect && !isAhead, 'correct', 'Correct', 'Correct'],
  ];
  return offered.filter(([isOffered]) => isOffered).map(([, ...offer]) => offer);
}
