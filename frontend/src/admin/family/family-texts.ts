import { momentText } from '#src/calendar/clinic-time';
import type { PatientGrantFragment } from './gql/generated';

/** Labels of the status of a grant. */
export const statusLabels: Readonly<Record<PatientGrantFragment['status'], string>> = {
  INVITED: 'Invited',
  ACTIVE: 'Active',
  ENDED: 'Ended',
};

const rightLabels: Readonly<Record<PatientGrantFragment['rights'][number], string>> = {
  TICK: 'tick exercises and tell of pain and danger signs',
  MESSAGE: 'read and write messages with the care team',
};

/** Returns what a family member may do, and for ended access what they could. */
export function rightsText({ rights, status }: PatientGrantFragment): string {
  const may = { INVITED: 'Once accepted: may', ACTIVE: 'May', ENDED: 'Could' }[status];
  return `${may} ${['see the day', ...rights.map((right) => rightLabels[right])].join('; ')}`;
}

/** Returns since when a family member is let in, and when they last looked. */
export function sinceText({ grantedAt, acceptedAt, lastSeenAt }: PatientGrantFragment): string {
  const invited = `Invited ${momentText(grantedAt)}`;
  if (!acceptedAt) return `${invited}, not accepted`;
  const seen = lastSeenAt ? `last looked ${momentText(lastSeenAt)}` : 'has not looked';
  return `${invited}, accepted ${momentText(acceptedAt)}, ${seen}`;
}

/** Milliseconds within which an invitation can be accepted. */
const INVITATION = 14 * 86_400_000;

/** Returns when access ended, and who ended it, or why it ended by itself. */
export function endText(grant: PatientGrantFragment): string {
  return `Ended ${grant.endedAt ? momentText(grant.endedAt) : ''}${whoEnded(grant)}`;
}

function whoEnded({ endedBy, endedByName, endedAt, acceptedAt, grantedAt }: PatientGrantFragment): string {
  if (endedBy === 'PATIENT') return ' by the patient';
  if (endedBy === 'FAMILY') return ' by the family member';
  if (endedBy === 'CLINIC') return ` by ${endedByName ?? 'an admin'}`;
  if (!acceptedAt && endedAt && Date.parse(endedAt) - Date.parse(grantedAt) >= INVITATION)
    return ', because nobody accepted within 14 days';
  return ', by itself: 30 days after the last plan, with the record, or when records were merged';
}
