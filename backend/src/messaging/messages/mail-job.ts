import type { Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import { isBeyond } from '../../platform/jobs/retry-table.js';
import type { Logger } from '../../platform/logger.js';
import { dueEmails, failedAttempt, noteOutcome, type DueMessage } from './due-messages.js';
import type { MailHandover } from './mail-handover.js';

const NOT_HANDED_OVER = 'The message could not be handed over.';

/** Sends due e-mails, beside the texts. */
export class MailJob implements LeasedJob<DueMessage, undefined> {
  readonly queue = dueEmails;
  readonly idle = 'no e-mail is sent';
  readonly isRepeatable = false;

  constructor(
    private readonly parts: {
      mails: MailHandover;
      /** Backoff after each failed attempt, in seconds; after one more failure the e-mail fails. */
      retrySeconds: number[];
      logger: Logger;
    },
  ) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  /** Whether processes crashed over the e-mail after its last attempt. */
  isExhausted({ attempts }: DueMessage): boolean {
    return isBeyond(attempts, this.parts.retrySeconds);
  }

  /** Sends an e-mail as it is written now, unless it is no longer to be sent. */
  async run(lease: Lease<DueMessage>): Promise<void> {
    const { mails, retrySeconds, logger } = this.parts;
    const { row } = lease;
    const { to, outcome } = await mails.handOver(lease);
    const noted =
      'status' in outcome ? outcome : { ...failedAttempt(row, outcome.error, retrySeconds), tries: outcome.tries };
    await noteOutcome(lease, { ...row, to }, noted, undefined);
    const line = { messageId: row.id, status: noted.status };
    if (noted.status === 'FAILED') logger.warn(line, 'a message was given up');
    else logger.info(line, 'a message was dealt with');
  }

  /** Postpones an e-mail after an error of ours, or fails it. */
  async fail(lease: Lease<DueMessage>, error: unknown): Promise<void> {
    const { row } = lease;
    const { retrySeconds, logger } = this.parts;
    logger.error({ error, messageId: row.id }, 'a message could not be dealt with');
    await noteOutcome(lease, row, failedAttempt(row, NOT_HANDED_OVER, retrySeconds), undefined);
  }
}
