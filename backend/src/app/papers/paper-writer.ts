import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import { languageTags } from '../../identity/index.js';
import { type MailWriter, mailTexts } from '../../messaging/index.js';
import { printSentPaper, type SentPaper } from '../../money/index.js';
import { printSheet } from '../../recovery/index.js';

/** What the outbox stores of a document that is sent. */
export type PaperContent = SentPaper | { document: 'EXERCISE_SHEET'; id: string };

/** Returns the writer of documents: attaches them as they are when the e-mail is handed over. */
export function paperWriter(em: EntityManager): MailWriter {
  return async ({ language, text, content, takenAt: now }) => {
    const paper = content as PaperContent;
    const own = em.fork();
    const file = await print(own, paper, language, now);
    if (!file) return undefined;
    const { name: clinic } = await loadSettings(own);
    const words = mailTexts(language);
    const subject = words.DOCUMENT_SUBJECT({ document: words[paper.document], clinic });
    const name = `${file.name.replaceAll('/', '-')}.pdf`;
    return { subject, text, files: [{ name, type: 'application/pdf', bytes: file.bytes }] };
  };
}

async function print(
  em: EntityManager,
  paper: PaperContent,
  language: Parameters<typeof printSheet>[2],
  now: Date,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  if (paper.document !== 'EXERCISE_SHEET') return printSentPaper(em, paper, { language: languageTags[language], now });
  const bytes = await printSheet(em, paper.id, language, now);
  return bytes && { name: 'exercises', bytes };
}
