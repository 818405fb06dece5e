import * as text from '#messages/ownData';
import { dayText } from '#src/calendar/clinic-time';
import type { OwnDataRequestFragment } from './gql/generated';

/** Whether a request waits for its answer, or for its day: another one of its kind would change nothing. */
export const isStanding = ({ kind, status }: OwnDataRequestFragment) =>
  status === 'OPEN' || (kind === 'ERASURE' && status === 'ACCEPTED');

/** Says what became of a request. */
export function stateText({
  status,
  dueOn,
  decidedAt,
  eraseOn,
  erasedAt,
  withdrawnAt,
}: OwnDataRequestFragment): string {
  if (withdrawnAt) return text.withdrawn({ day: dayText(withdrawnAt) });
  const day = dayText(decidedAt ?? dueOn);
  if (status === 'OPEN') return text.open({ day });
  if (status === 'REFUSED') return text.refused({ day });
  if (status === 'ERASED') return text.erased({ day: dayText(erasedAt ?? dueOn) });
  return eraseOn ? text.accepted({ day, erased: dayText(eraseOn) }) : text.corrected({ day });
}
