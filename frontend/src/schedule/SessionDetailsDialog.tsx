import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SessionStatus } from '../appointments/SessionStatus';
import { sessionTypeLabels } from '../appointments/session-types';
import { staffPlaceText } from '../appointments/staff-place-text';
import { timeText, weekdayAndTimeText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { Stack } from '../ui/layout/Stack';
import { formatPhone } from '../values/phone-number';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { patientText, therapistText } from './appointment-texts';
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
  const { requests, mayPlan } = useWorkplace();
  const { appointmentDate, durationMinutes, sessionType, status, phone, missedReason, outsideHours, overrideReason } =
    session;
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
        {phone && (
          <Fact name="Phone">
            <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a>
          </Fact>
        )}
        <Fact name="When">{weekdayAndTimeText(appointmentDate)}</Fact>
        <Fact name="Session">
          {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
        </Fact>
        {place && <Fact name="Where">{place}</Fact>}
        <Fact name="Physiotherapist">{therapistText(session)}</Fact>
        <Fact name="Status">
          <SessionStatus status={status} />
        </Fact>
        {missedReason && <Fact name="Reason">{missedReason}</Fact>}
        {outsideHours && <Fact name="Outside hours">{overrideReason ?? 'Yes'}</Fact>}
      </dl>
      {mayPlan && status === 'PENDING' && (
        <Link to={requests} className={styles.decide}>
          Decide in Pending Sessions
        </Link>
      )}
      <Stack row gap={2}>
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
  const { mayCorrect, mayPlan } = useWorkplace();
  const whose = `${patientText(session)}, ${timeText(session.appointmentDate)}`;
  return actionsOf(session, now, { mayCorrect, mayPlan }).map(([action, label, name]) => (
    <Button
      key={action}
      danger={action === 'cancel' || action === 'cancelSeries'}
      aria-label={`${name} ${whose}`}
      onClick={() => onChoose(action)}
    >
      {label}
    </Button>
  ));
}

type Offered = readonly [action: SessionAction, label: string, name: string];

function actionsOf(
  { status, appointmentDate, physiotherapist, seriesId }: CalendarSessionFragment,
  now: number,
  { mayCorrect, mayPlan }: { readonly mayCorrect: boolean; readonly mayPlan: boolean },
): Offered[] {
  const isScheduled = status === 'SCHEDULED';
  const isAhead = isScheduled || status === 'PENDING';
  const hasBegun = Date.parse(appointmentDate) <= now;
  const isInSeries = mayPlan && isScheduled && !hasBegun && Boolean(seriesId);
  const offered: [boolean, ...Offered][] = [
    [isScheduled && hasBegun, 'complete', 'Mark completed', 'Mark completed:'],
    [isScheduled && hasBegun, 'missed', 'Mark missed', 'Mark missed:'],
    [mayPlan && status === 'PENDING' && !physiotherapist, 'assign', 'Assign', 'Assign'],
    [mayPlan && isAhead, 'move', 'Move', 'Move'],
    [mayPlan && isScheduled, 'cancel', 'Cancel', 'Cancel'],
    [isInSeries, 'changeSeries', 'Change this and the following', 'Change this and the following:'],
    [isInSeries, 'cancelSeries', 'Cancel this and the following', 'Cancel this and the following:'],
    [mayCorrect && !isAhead, 'correct', 'Correct', 'Correct'],
  ];
  return offered.filter(([isOffered]) => isOffered).map(([, ...offer]) => offer);
}
