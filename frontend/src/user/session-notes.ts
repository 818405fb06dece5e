import type { OwnSessionFragment } from '../gql/generated';

/** What a patient should know about where a session stands; `isPast` when its time has gone by. */
export function sessionNote({ status, missedReason }: OwnSessionFragment, isPast: boolean): string | undefined {
  switch (status) {
    case 'PENDING':
      return isPast
        ? 'The clinic did not confirm this time. You can ask for another one.'
        : 'You asked for this time. The clinic will confirm it.';
    case 'SCHEDULED':
      return isPast ? 'The clinic has not recorded yet how it went.' : undefined;
    case 'CANCELED':
      return isPast ? undefined : 'This session will not take place.';
    case 'MISSED':
      return missedReason ? `Reason: ${missedReason}` : undefined;
    case 'COMPLETED':
      return undefined;
  }
}

/** Who treats, for a patient. */
export function therapistName({ physiotherapist }: OwnSessionFragment): string {
  return physiotherapist?.name ?? 'Physiotherapist not assigned yet';
}
