import { type ClinicSettings, hoursText, plannedHours } from '../../clinic/index.js';
import { type MessageLanguage, messageLanguageOf } from '../../identity/index.js';
import type { Account } from '../../platform/access/actor.js';
import { inLanguages } from '../../platform/generated-messages/answers.js';
import { sourceLanguage } from '../../platform/languages/request-language.js';
import type { Assignee, ThreadRow } from './care-thread.queries.js';
import { overdueBefore } from './opening-time.js';
import type { ThreadMessages } from './thread-messages.js';

/** A conversation as an account sees it. */
export interface ThreadView extends Pick<
  ThreadRow,
  'id' | 'patientId' | 'patientName' | 'status' | 'assigneeName' | 'unread' | 'version' | 'position'
> {
  patientNumber: number | null;
  patientLanguage: MessageLanguage;
  waitingSince: Date | null;
  overdue: boolean;
  notice: string;
  canWrite: boolean;
  messages: ThreadMessages;
  /** Finds who may be assigned. */
  assignees: () => Promise<Assignee[]>;
}

/** What conversations are shown with: the account, the clinic's settings, the time, and their messages. */
interface Showing {
  actor: Account;
  settings: ClinicSettings;
  now: Date;
  messages: ThreadMessages;
  /** Finds who may be assigned the conversation of a record. */
  assignees: (patientId: string) => Promise<Assignee[]>;
}

/** Returns how conversations are shown; only admins see the record number, as in plans. */
export function showThreads({ actor, settings, now, messages, assignees }: Showing): (row: ThreadRow) => ThreadView {
  const language = actor.language ?? sourceLanguage;
  const hours = hoursText(plannedHours(settings).hours, language);
  const notice = inLanguages[language].CARE_NOTICE({ hours });
  const before = overdueBefore(settings, now);
  return ({ language: spoken, isInCare, waitingSince: since, ...row }) => {
    const waitingSince = since === null ? null : new Date(since);
    return {
      ...row,
      patientNumber: actor.role === 'admin' ? row.patientNumber : null,
      patientLanguage: messageLanguageOf(spoken ?? ''),
      waitingSince,
      overdue: waitingSince !== null && before !== undefined && waitingSince < before,
      notice,
      canWrite: actor.role !== 'patient' || isInCare,
      messages,
      assignees: async () => (actor.role === 'patient' ? [] : assignees(row.patientId)),
    };
  };
}
