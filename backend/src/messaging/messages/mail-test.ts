import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { loadSettings } from '../../clinic/index.js';
import type { MessageLanguage, ProviderAnswer } from '../../identity/index.js';
import type { Clock } from '../../platform/time/clock.js';
import type { MailHandover } from './mail-handover.js';
import type { MailSender } from '../email/mail-sender.js';
import { mailTexts } from '../email/mail-texts.js';

/** Code of a test. */
const TEST_CODE = '000000';

/** Sends a test to an address. */
export type MailTest = (
  to: string,
  language: MessageLanguage,
) => Promise<{ answer: ProviderAnswer; milliseconds: number }>;

/** Returns what sends a test by the mail server, outside the outbox. */
export function mailTest(
  mail: MailSender,
  { em, clock, handover }: { em: EntityManager; clock: Clock; handover: MailHandover },
): MailTest {
  return async (to, language) => {
    const { name: clinic } = await loadSettings(em.fork());
    const words = mailTexts(language);
    const began = clock.now();
    const subject = words.CODE_SUBJECT({ clinic });
    const text = words.TEST({ clinic, code: TEST_CODE });
    const answer = await mail.send({ id: uuidv7(), to, subject, text, files: [] });
    await handover.note(answer);
    return { answer, milliseconds: clock.now().getTime() - began.getTime() };
  };
}
