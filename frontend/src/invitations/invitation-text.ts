import { momentText } from '../calendar/clinic-time';
import { formatPhone } from '../values/phone-number';
import type { SentInvitationFragment } from './gql/generated';

/** Says to which number an invitation goes, and when, if it waits for the end of the quiet time. */
export function invitationText({ to, createdAt, sendAfter }: SentInvitationFragment): string {
  const waits = Date.parse(sendAfter) > Date.parse(createdAt);
  return waits
    ? `The invitation goes to ${formatPhone(to)} at the end of the quiet time, ${momentText(sendAfter)}.`
    : `The invitation goes to ${formatPhone(to)} now.`;
}
