import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { languageTags } from '../../identity/index.js';
import { mailTexts, queueMessages, type ReachedAdmin } from '../../messaging/index.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { FEW } from './mail-table.js';
import type { Period } from './mail-times.js';
import type { MailPart } from './report-mail.entity.js';
import type { ReportMailContent } from './write-report-mail.js';

/** A mail of reports to queue. */
interface MailToQueue {
  mail: { id: string; name: string; parts: MailPart[] };
  period: Period;
  now: Date;
  /** What makes a second message the same one, beside the mail and the admin. */
  which: string;
}

/** Queues a mail of reports to admins, one message each; what is queued already is not queued again. @returns the ids of the messages */
export async function queueReportMail(
  tx: EntityManager,
  admins: readonly ReachedAdmin[],
  { mail, period, now, which }: MailToQueue,
): Promise<string[]> {
  const { name, parts } = mail;
  const content: ReportMailContent = { name, parts, ...period };
  const messages = admins.map(({ id: accountId, email, language }) => {
    const tag = languageTags[language];
    const days = { from: sayDay(period.from, tag), until: sayDay(period.until, tag) };
    return {
      id: uuidv7(),
      kind: 'REPORT_MAIL' as const,
      channel: 'EMAIL' as const,
      language,
      to: email,
      text: mailTexts(language).REPORT({ ...days, few: FEW }),
      values: [],
      accountId,
      subjectId: mail.id,
      content: { ...content },
      createdAt: now,
      dedup: [mail.id, which, accountId],
    };
  });
  await queueMessages(tx, messages);
  return messages.map(({ id }) => id);
}
