import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { lockOwn, messageLanguageOf, type Profile, User, type UserService } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { queueMessages } from '../messages/queue-messages.js';
import { CODE_MINUTES, type EmailCodes, HIDDEN_CODE } from '../email/email-code.js';
import { mailTexts } from '../email/mail-texts.js';

const NO_CODE = validationMessage('OTP_FORMAT');

/** A code that confirms an e-mail address; a pasted one may contain spaces. */
export const confirmEmailInput = z.object({
  code: z
    .string(NO_CODE)
    .max(40, NO_CODE)
    .transform((text) => oneLine(text).replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[0-9]{6}$/, NO_CODE)),
});

/** Confirms the e-mail addresses of accounts. */
export class EmailService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      /** Whether e-mail is set up. */
      isOn: boolean;
      codes: EmailCodes;
      users: UserService;
      clock: Clock;
      audit: AuditTrail;
      /** Codes of an account. */
      cap: RateLimit;
      /** Guesses of an account. */
      guesses: RateLimit;
    },
  ) {}

  /** Returns whether e-mail is set up. */
  async isOffered(actor: Actor): Promise<boolean> {
    return this.useCases.read(actor, 'email.isOffered', nothing, {}, () => this.parts.isOn);
  }

  /** Queues a code to the address of one's own account, in place of the one before. @throws AppError WRONG_STATE, RATE_LIMITED */
  async sendCode(actor: Actor): Promise<void> {
    const { clock, codes, cap } = this.parts;
    // Outside the transaction, because what was counted does not roll back with it.
    await this.useCases.read(actor, 'email.sendCode', nothing, {}, async (_, { actor: own, em }) => {
      this.requireMail();
      requireAddress((await em.fork().findOneOrFail(User, own.userId)).email);
      await cap.consume(own.userId);
    });
    return this.useCases.write(actor, 'email.sendCode', nothing, {}, async (_, { actor: own, tx, lock, changed }) => {
      const user = await lockOwn(own, lock);
      const email = requireAddress(user.email);
      const at = clock.now();
      const id = uuidv7();
      await codes.make(tx, { accountId: user.id, messageId: id, email, at });
      const language = messageLanguageOf(user.language);
      const { name: clinic } = await loadSettings(tx);
      const { CODE, CODE_IGNORE } = mailTexts(language);
      const text = `${CODE({ code: HIDDEN_CODE, clinic, minutes: String(CODE_MINUTES) })}\n\n${CODE_IGNORE}`;
      const message = { id, kind: 'EMAIL_CODE', channel: 'EMAIL', language, to: email, text, values: [] } as const;
      const about = { accountId: user.id, subjectId: user.id, createdAt: at, dedup: [id] };
      await queueMessages(tx, [{ ...message, ...about }]);
      changed('emailCode');
      return { subject: user, answer: () => undefined };
    });
  }

  /** Confirms the address of one's own account. @throws AppError BAD_INPUT, WRONG_OTP, WRONG_STATE, RATE_LIMITED */
  async confirm(actor: Actor, input: z.input<typeof confirmEmailInput>): Promise<Profile> {
    // Outside the transaction, so that a guess stays counted if the rest fails.
    return this.useCases.read(
      actor,
      'email.confirm',
      confirmEmailInput,
      input,
      async ({ code }, { actor: own, em }) => {
        this.requireMail();
        await this.parts.guesses.consume(own.userId);
        const guessed = await this.parts.codes.guess(em.fork(), own.userId, code, this.parts.clock.now());
        if (guessed === 'SPENT')
          throw await this.failed(own, new AppError('RATE_LIMITED', reasonFor('EMAIL_CODE_SPENT')));
        if (guessed === 'WRONG') throw await this.failed(own, wrongCode());
        return this.useCases.write(own, 'email.confirm', nothing, {}, async (_, { tx, lock }) => {
          const user = await lockOwn(own, lock);
          const email = await this.parts.codes.consume(tx, own.userId, code);
          // Used or replaced meanwhile, or of the address before.
          if (email === undefined || email !== user.email) throw wrongCode();
          user.emailConfirmedAt = this.parts.clock.now();
          return { subject: user, answer: () => this.parts.users.profileOf(user) };
        });
      },
    );
  }

  private requireMail(): void {
    if (!this.parts.isOn) throw new AppError('WRONG_STATE', reasonFor('MAIL_OFF'));
  }

  private async failed(own: Account, error: AppError): Promise<AppError> {
    const subject = { subjectType: 'user', subjectId: own.userId } as const;
    await this.parts.audit.recordAlone(own, { verb: 'email.confirm', outcome: 'failed', ...subject });
    return error;
  }
}

const WRONG = reasonFor('NUMBER_CODE_WRONG');
const wrongCode = () => new AppError('WRONG_OTP', WRONG, { fields: { code: WRONG } });

function requireAddress(email: string | null | undefined): string {
  if (!email) throw new AppError('WRONG_STATE', reasonFor('EMAIL_MISSING'));
  return email;
}
