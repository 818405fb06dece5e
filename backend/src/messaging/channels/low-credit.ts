import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import type { ProviderStates, SmsSender } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { mailTexts } from '../email/mail-texts.js';
import { findReachedAdmins } from '../email/reached-admins.js';
import type { MailWriter } from '../email/mail-writers.js';
import { queueMessages } from '../messages/queue-messages.js';

/** Names of providers in sentences. */
const LABELS: Readonly<Record<string, string>> = { exotel: 'Exotel', msg91: 'MSG91', http: 'the SMS gateway' };

/** Returns whether the credit of a provider is below the warning, or lacked since the provider last took something. */
export function isCreditLow(
  state: { credit: number | null; lacksCredit: boolean } | undefined,
  creditWarning: number | null | undefined,
): boolean {
  const credit = state?.credit ?? null;
  const isBelow = credit !== null && creditWarning != null && credit < creditWarning;
  return isBelow || (state?.lacksCredit ?? false);
}

/** Queues an e-mail to each admin with a confirmed address of each provider whose credit is low: once a clinic day, in all processes. */
export async function warnOfCredit(
  em: EntityManager,
  { sms, states, now }: { sms: SmsSender; states: ProviderStates; now: Date },
): Promise<void> {
  const own = em.fork();
  const { creditWarning } = await loadSettings(own);
  const known = await states.all();
  const low = sms.providers.filter((name) =>
    isCreditLow(
      known.find(({ provider }) => provider === name),
      creditWarning,
    ),
  );
  if (low.length === 0) return;
  const admins = await findReachedAdmins(own);
  await queueMessages(
    own,
    low.flatMap((name) =>
      admins.map(({ id, email, language }) => {
        const provider = LABELS[name] ?? name;
        const message = { kind: 'CREDIT_LOW', channel: 'EMAIL', language, to: email, values: [] } as const;
        const text = mailTexts(language).CREDIT({ provider });
        const content = { provider };
        return {
          ...message,
          text,
          content,
          accountId: id,
          subjectId: id,
          createdAt: now,
          dedup: [name, clinicDay(now), id],
        };
      }),
    ),
  );
}

/** Writes the e-mail about low credit. */
export const creditWriter: MailWriter = async ({ language, text, content }) => {
  const { provider } = content as { provider: string };
  return { subject: mailTexts(language).CREDIT_SUBJECT({ provider }), text, files: [] };
};
