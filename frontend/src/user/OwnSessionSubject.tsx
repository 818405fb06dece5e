import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import type { OwnSessionFragment } from '../gql/generated';
import { Subject } from '../ui/layout/Subject';
import { therapistName } from './session-notes';

/** Shows the session that a dialog is about. */
export function OwnSessionSubject({ session }: { readonly session: OwnSessionFragment }) {
  return (
    <Subject>
      <strong>{momentText(session.appointmentDate)}</strong>
      <small>
        {sessionTypeLabels[session.sessionType]}, {therapistName(session)}
      </small>
    </Subject>
  );
}
