import type { Pool } from 'pg';
import type { Clock } from '../../platform/time/clock.js';
import type { MessageChannel } from './message-kind.js';
import type { ProviderAnswer, ProviderName } from './sms-provider.js';

/** Failures in a row after which a provider is paused. */
const FAILURES = 3;
/** SQL duration of a pause. */
const PAUSE = "interval '60 seconds'";

/** How a provider does, in all processes. */
export interface ProviderState {
  provider: string;
  pausedUntil: Date | null;
  takenAt: Date | null;
  failedAt: Date | null;
  /** Why the last message was not taken, as a sentence. */
  failure: string | null;
  /** In paise. */
  credit: number | null;
  /** Whether the provider refused for want of credit since it last took a message. */
  lacksCredit: boolean;
}

/**
 * How the providers of a channel do: one row each, for all processes. After three failures in a row a provider is paused for a minute;
 * then one message tries it, and the pause ends or begins again.
 */
export class ProviderStates {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly channel: MessageChannel = 'SMS',
  ) {}

  /** Returns whether a provider may be asked now. After a pause the first caller may; for the others the next pause has begun. */
  async mayAsk(provider: ProviderName): Promise<boolean> {
    const { rows } = await this.pool.query<{ mayAsk: boolean }>(
      `with first as (update message_provider set paused_until = $2::timestamptz + ${PAUSE}
         where channel = $3 and provider = $1 and paused_until <= $2 returning 1)
       select exists (select from first) or not exists (
         select from message_provider where channel = $3 and provider = $1 and paused_until is not null) as "mayAsk"`,
      [provider, this.clock.now(), this.channel],
    );
    return rows[0]?.mayAsk ?? true;
  }

  /**
   * Notes an answer. A provider that took or refused a message works; one that did not take it, or was silent, failed.
   * @param canPause whether there is another provider to ask meanwhile
   */
  async note(provider: ProviderName, answer: ProviderAnswer, canPause: boolean): Promise<void> {
    const { outcome, sentence, lacksCredit } = answer;
    const works = outcome === 'TAKEN' || outcome === 'REFUSED';
    await this.pool.query(
      `insert into message_provider as s (channel, provider, failures, taken_at, failed_at, failure, lacks_credit)
       values ($8, $1, case when $3 then 0 else 1 end, case when $4 then $2::timestamptz end,
         case when not $4 then $2::timestamptz end, $5, $6)
       on conflict (channel, provider) do update set
         failures = case when $3 then 0 else s.failures + 1 end,
         paused_until = case when $3 then null when $7 and s.failures + 1 >= ${FAILURES} then $2::timestamptz + ${PAUSE} else s.paused_until end,
         taken_at = coalesce(excluded.taken_at, s.taken_at), failed_at = coalesce(excluded.failed_at, s.failed_at),
         failure = coalesce(excluded.failure, s.failure),
         lacks_credit = case when $4 then false else s.lacks_credit or excluded.lacks_credit end`,
      [
        provider,
        this.clock.now(),
        works,
        outcome === 'TAKEN',
        outcome === 'TAKEN' ? null : sentence,
        lacksCredit,
        canPause,
        this.channel,
      ],
    );
  }

  /** Returns whether the caller is to ask for a provider's credit: the first one in an hour is. */
  async isCreditDue(provider: ProviderName): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into message_provider as s (channel, provider, credit_asked_at) values ($3, $1, $2)
       on conflict (channel, provider) do update set credit_asked_at = excluded.credit_asked_at
       where s.credit_asked_at is null or s.credit_asked_at <= $2::timestamptz - interval '1 hour'`,
      [provider, this.clock.now(), this.channel],
    );
    return rowCount === 1;
  }

  /** Notes what is left of the prepaid money, in paise. */
  async noteCredit(provider: ProviderName, credit: number): Promise<void> {
    await this.pool.query(`update message_provider set credit = $2 where channel = $3 and provider = $1`, [
      provider,
      credit,
      this.channel,
    ]);
  }

  /** Returns the states of the providers that were asked at least once. */
  async all(): Promise<ProviderState[]> {
    const { rows } = await this.pool.query<Omit<ProviderState, 'credit'> & { credit: string | null }>(
      `select provider, paused_until as "pausedUntil", taken_at as "takenAt", failed_at as "failedAt", failure, credit,
         lacks_credit as "lacksCredit" from message_provider where channel = $1`,
      [this.channel],
    );
    return rows.map((row) => ({ ...row, credit: row.credit === null ? null : Number(row.credit) }));
  }
}
