import { accessPolicy, type Permission } from '../../platform/access/access-policy.js';
import type { UserType } from '../../platform/access/actor.js';
import { addDays } from '../../platform/time/clinic-time.js';
import type { LiveChange } from './live-change.queries.js';

/** Who listens, as far as it decides what they are told. */
export interface Listener {
  userId: string;
  role: UserType;
  /** Columns of the calendar that a physiotherapist sees; undefined for the front desk, which sees all. */
  columns: ReadonlySet<string> | undefined;
}

/** Permission that each topic requires: nobody is told of what they may not read. */
const READ_BY = {
  calendar: 'calendar.read',
  requests: 'appointment.listPending',
  inbox: 'inbox.list',
  notices: 'notice.list',
  waiting: 'waiting.list',
} as const satisfies Record<LiveChange['topic'], Permission>;

/** Days that are named one by one; more are told as `calendar`, which means every day. */
const MOST_DAYS = 62;

/**
 * Returns the topics of changes that somebody who listens may read: `calendar:YYYY-MM-DD`, `calendar` for every day, `requests`, `inbox`,
 * `notices`, `waiting`; sorted, each once.
 */
export function topicsFor(listener: Listener, changes: readonly LiveChange[]): string[] {
  const seen = changes.filter(
    (change) =>
      (accessPolicy[READ_BY[change.topic]] as readonly string[]).includes(listener.role) && isTold(listener, change),
  );
  const topics = new Set<string>();
  const days = new Set<string>();
  for (const { topic, firstDay, lastDay } of seen) {
    if (topic !== 'calendar') topics.add(topic);
    else if (firstDay === null || lastDay === null || addDays(firstDay, MOST_DAYS) <= lastDay) topics.add('calendar');
    else for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.add(day);
  }
  if (days.size > MOST_DAYS) topics.add('calendar');
  if (!topics.has('calendar')) for (const day of days) topics.add(`calendar:${day}`);
  return [...topics].toSorted();
}

/** Whether a change of a topic that somebody may read is in their columns, or a notice for them. */
function isTold({ userId, role, columns }: Listener, change: LiveChange): boolean {
  const { topic, physiotherapistId, ofAll, audience, doctorAccountId } = change;
  const isOwn = physiotherapistId !== null && columns !== undefined && columns.has(physiotherapistId);
  if (topic === 'calendar') return !columns || ofAll || isOwn;
  if (topic !== 'notices' || isOwn) return true;
  if (role === 'doctor') return doctorAccountId === userId;
  return role === 'admin' ? audience !== 'NOBODY' : role === 'reception' && audience === 'DESK';
}
