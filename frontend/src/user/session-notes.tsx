import type { ReactNode } from 'react';
import * as text from '#messages/user';
import type { OwnSessionFragment } from '../gql/generated';
import { UserText } from '../language/UserText';

/** What a patient should know about where a session stands; `isPast` when its time has gone by. */
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

/** Who treats, for a patient. */
export function therapistName({ physiotherapist }: OwnSessionFragment): string {
  return physiotherapist?.name ?? text.notAssigned;
}
