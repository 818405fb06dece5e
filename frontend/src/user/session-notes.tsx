import type { ReactNode } from 'react';
import * as text from '#messages/user';
import type { OwnSessionFragment } from '../gql/generated';
import { UserText } from '../language/UserText';

/** Returns the note on a session's status; `isPast` if its time has passed. */
export function sessionNote({ status, missedReason }: OwnSessionFragment, isPast: boolean): ReactNode {
  switch (status) {
    case 'PENDING':
      return isPast ? text.notConfirmed : text.willConfirm;
    case 'SCHEDULED':
      return isPast ? text.notRecorded : undefined;
    case 'CANCELED':
      return isPast ? undefined : text.willNotHappen;
    case 'MISSED':
      return missedReason
        ? text.missedBecause({ reason: missedReason, typed: () => <UserText>{missedReason}</UserText> })
        : undefined;
    case 'COMPLETED':
      return undefined;
  }
}

/** Returns the physiotherapist's name for display to a patient. */
export function therapistName({ physiotherapist }: OwnSessionFragment): string {
  return physiotherapist?.name ?? text.notAssigned;
}
