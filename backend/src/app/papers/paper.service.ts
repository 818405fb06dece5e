import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { messageChannels, messageLanguageOf, User } from '../../identity/index.js';
import { findLastWord, mailTexts, type MessageRow, queueMessages, requireQueued } from '../../messaging/index.js';
import { requireSentPaper, statementDaysInput } from '../../money/index.js';
import { Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { isDesk } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireSheet } from '../../recovery/index.js';
import type { PaperContent } from './paper-writer.js';

const DOCUMENTS = ['RECEIPT', 'BILL', 'STATEMENT', 'EXERCISE_SHEET'] as const;
const DOCUMENT = validationMessage('ONE_OF', { input: 'DOCUMENT_KIND', choices: DOCUMENTS.join(', ') });
const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: messageChannels.join(', ') });
const NOT_EMAIL = validationMessage('CHANNEL_NOT_EMAIL');
const ID = validationMessage('REQUIRED', { input: 'ID' });
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });

/** A document to send. */
export const sendPaperInput = z
  .object({
    document: z.enum(DOCUMENTS, DOCUMENT),
    id: z.string(ID),
    channel: z.enum(messageChannels, CHANNEL).refine((channel) => channel === 'EMAIL', NOT_EMAIL),
    from: z.string(DAY).nullish(),
    until: z.string(DAY).nullish(),
  })
  .superRefine(({ document, from, until }, context) => {
    if (document !== 'STATEMENT') return;
    const days = statementDaysInput.safeParse({ from: from ?? '', until: until ?? '' });
    for (const { message, path } of days.error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
  });
type Asked = z.output<typeof sendPaperInput>;

/** A patient's account that e-mail reaches, and what is sent. */
interface Prepared {
  patient: Patient;
  content: PaperContent;
}

/** Sends documents to their patients. */
export class PaperService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; publicUrl: string; isMailOn: boolean; cap: RateLimit },
  ) {}

  /**
   * Queues an e-mail with a document to its patient. The care team does not read the address.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CONSENT_MISSING, RATE_LIMITED
   */
  async send(actor: Actor, input: z.input<typeof sendPaperInput>): Promise<MessageRow> {
    const verb = input.document === 'EXERCISE_SHEET' ? 'paper.sendSheet' : 'paper.send';
    const { cap, clock } = this.parts;
    // Outside the transaction, because what was counted does not roll back with it.
    return this.useCases.read(actor, verb, sendPaperInput, input, async (asked, { actor: own, em }) => {
      const { patient } = await this.prepare(em.fork(), own, asked);
      await cap.consume(`${patient.id} ${clinicDay(clock.now())}`);
      return this.useCases.write(own, verb, nothing, {}, async (_, { tx, lock, changed }) => {
        // The lock of the account comes before its consent is read again, so that a no said meanwhile holds.
        if (patient.user) await lock(User, { id: patient.user.id });
        const { patient: present, content } = await this.prepare(tx, own, asked);
        const message = await this.queue(tx, present, content);
        changed('sent');
        const details = { document: asked.document, paper: content.id };
        return { subject: present, details, answer: async () => forActor(own, await requireQueued(tx, message)) };
      });
    });
  }

  /** Checks that the document can be sent, and that its patient said yes to e-mail and is reached by it. */
  private async prepare(em: EntityManager, own: Account, asked: Asked): Promise<Prepared> {
    const { document, from, until } = asked;
    const content: PaperContent =
      document === 'STATEMENT'
        ? { document, id: asked.id, from: from ?? '', until: until ?? '' }
        : { document, id: rowId.parse(asked.id) };
    const found =
      content.document === 'EXERCISE_SHEET'
        ? { ...(await requireSheet(em, own, content.id)), id: content.id }
        : await requireSentPaper(em, own, content);
    if (!this.parts.isMailOn) throw new AppError('WRONG_STATE', reasonFor('MAIL_OFF'));
    const patient = await em.findOneOrFail(Patient, { id: found.patientId }, { populate: ['user'] });
    const user = patient.user && (await em.findOne(User, { id: patient.user.id, deletedAt: null }));
    if (!user) throw new AppError('WRONG_STATE', reasonFor('SENT_WITHOUT_ACCOUNT'));
    if (!user.email || !user.emailConfirmedAt) throw new AppError('WRONG_STATE', reasonFor('EMAIL_NOT_CONFIRMED'));
    if (!(await findLastWord(em, { accountId: user.id, channel: 'EMAIL' }))?.given)
      throw new AppError('CONSENT_MISSING', reasonFor('CONSENT_TO_EMAIL'));
    return { patient, content: { ...content, id: found.id } };
  }

  private async queue(tx: EntityManager, patient: Patient, content: PaperContent): Promise<string> {
    const user = await tx.findOneOrFail(User, { id: patient.user?.id ?? '' });
    const language = messageLanguageOf(user.language);
    const words = mailTexts(language);
    const id = uuidv7();
    const { name: clinic } = await loadSettings(tx);
    const link = `${this.parts.publicUrl}/user`;
    await queueMessages(tx, [
      {
        id,
        kind: content.document === 'EXERCISE_SHEET' ? 'EXERCISE_SHEET' : 'DOCUMENT',
        channel: 'EMAIL',
        language,
        to: user.email ?? '',
        text: [words.DOCUMENT({ document: words[content.document] }), clinic, words.CONSENT_END({ link })].join('\n\n'),
        values: [],
        patientId: patient.id,
        accountId: user.id,
        subjectId: content.id,
        content: { ...content },
        createdAt: this.parts.clock.now(),
        dedup: [id],
      },
    ]);
    return id;
  }
}

/** Returns a message without its address for all but the front desk. */
const forActor = (actor: Account, row: MessageRow): MessageRow => (isDesk(actor) ? row : { ...row, to: '' });
