import type { EntityManager } from '@mikro-orm/postgresql';
import {
  emailKinds,
  type EmailKind,
  type MessageKind,
  type MessageTry,
  type ProviderStates,
} from '../../identity/index.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Lease } from '../../platform/jobs/lease.js';
import type { Logger } from '../../platform/logger.js';
import type { DueMessage, Outcome } from './due-messages.js';
import { findPresentAddresses } from '../email/present-addresses.js';
import type { MailSender } from '../email/mail-sender.js';
import type { MailWriters } from '../email/mail-writers.js';

const KINDS: ReadonlySet<MessageKind> = new Set(emailKinds);

/** Returns whether messages of a kind are e-mails. */
export const isEmailKind = (kind: MessageKind): kind is EmailKind => KINDS.has(kind);

/** What became of an e-mail; `status` is not decided where it is tried again if attempts are left. */
export interface HandedOver {
  /** Address that it went to. */
  to: string;
  outcome: Outcome | { tries: MessageTry[]; error: string };
}

const NO_MAIL = 'No e-mail is set up.';
const NO_ADDRESS = 'No confirmed e-mail address reaches the recipient any more, or the patient says no to e-mail.';
const OTHER_ADDRESS = 'The e-mail address of the recipient was changed meanwhile.';
const UNTRUE = 'What it says is no longer true.';

const skipped = (error: string): Outcome => ({ status: 'SKIPPED', isUncounted: true, error });

/** Hands e-mails of the outbox over to the mail server. */
export class MailHandover {
  constructor(
    private readonly parts: {
      em: EntityManager;
      /** Undefined: no e-mail is set up. */
      mail: MailSender | undefined;
      writers: MailWriters;
      states: ProviderStates;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  /**
   * Writes an e-mail and hands it over once, unless it is no longer to be sent. Writing may take long: the lease is renewed, and address, consent
   * and role are read again, right before it is handed over. @throws LeaseLost
   */
  async handOver(lease: Lease<DueMessage>): Promise<HandedOver> {
    const { mail, writers, clock } = this.parts;
    const message = lease.row;
    const { id, kind, language, text, subjectId, takenAt } = message;
    if (!mail) return { to: message.to, outcome: skipped(NO_MAIL) };
    const address = await this.presentAddress(id);
    if (address === undefined || !isEmailKind(kind)) return { to: message.to, outcome: skipped(NO_ADDRESS) };
    const content = message.content ?? {};
    const written = await writers.write({ id, kind, language, to: address, text, subjectId, content, takenAt });
    if (!written) return { to: address, outcome: skipped(UNTRUE) };
    await lease.renew();
    const present = await this.presentAddress(id);
    if (present !== address)
      return { to: message.to, outcome: skipped(present === undefined ? NO_ADDRESS : OTHER_ADDRESS) };
    const at = clock.now();
    const answer = await mail.send({ ...written, id, to: address });
    await this.note(answer);
    const tries = [{ ...answer, at, provider: 'smtp' as const }];
    if (answer.outcome === 'TAKEN')
      return {
        to: address,
        outcome: { status: 'SENT', tries, taken: { provider: 'smtp', parts: 1, costMilliPaise: null } },
      };
    // One that may have been taken is repeated once.
    const isRepeated = answer.outcome === 'UNKNOWN' && message.silent.includes('smtp');
    if (answer.outcome === 'REFUSED' || isRepeated)
      return { to: address, outcome: { status: 'FAILED', error: answer.sentence, tries } };
    return { to: address, outcome: { tries, error: answer.sentence } };
  }

  private async presentAddress(id: string): Promise<string | undefined> {
    return (await findPresentAddresses(this.parts.em.fork(), [id])).get(id);
  }

  /** Notes the server's answer for the page of channels. A failure to note it does not change what became of the e-mail. */
  async note(answer: Parameters<ProviderStates['note']>[1]): Promise<void> {
    const { states, logger } = this.parts;
    if (answer.outcome !== 'TAKEN')
      logger.warn(
        { provider: 'smtp', outcome: answer.outcome, code: answer.code },
        'the mail server did not take an e-mail',
      );
    await states
      .note('smtp', answer, false)
      .catch((error: unknown) => logger.warn({ error, provider: 'smtp' }, 'the mail server could not be noted'));
  }
}
