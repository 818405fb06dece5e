import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import { type EmailCodes, HIDDEN_CODE } from './email-code.js';
import type { MailWriter } from './mail-writers.js';
import { mailTexts } from './mail-texts.js';

/** Returns the writer of codes: puts the code into the text, which is stored without it. */
export function codeWriter(em: EntityManager, codes: EmailCodes): MailWriter {
  return async ({ id, to, language, text, takenAt }) => {
    const own = em.fork();
    const code = await codes.codeOf(own, id, to, takenAt);
    if (code === undefined) return undefined;
    const { name: clinic } = await loadSettings(own);
    return { subject: mailTexts(language).CODE_SUBJECT({ clinic }), text: text.replace(HIDDEN_CODE, code), files: [] };
  };
}
