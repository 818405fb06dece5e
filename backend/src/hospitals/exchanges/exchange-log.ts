import { DatabaseError, type Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';
import type { Logger } from '../../platform/logger.js';
import { CoalescedTask } from '../../platform/turns/coalesced-task.js';

export const EXCHANGE_DOORS = ['FHIR', 'BULK', 'HL7V2', 'WEBHOOK'] as const;
/** By which way something was exchanged with a hospital's system. */
export type ExchangeDoor = (typeof EXCHANGE_DOORS)[number];

export const EXCHANGE_OUTCOMES = ['SUCCEEDED', 'REFUSED', 'FAILED'] as const;
/** How it ended: refused is for the other side to mend, failed is for us. */
export type ExchangeOutcome = (typeof EXCHANGE_OUTCOMES)[number];

/** One exchange, whatever its door; never a value of what was sent. */
export interface Exchange {
  door: ExchangeDoor;
  /** Whose it was: a client's, or a source's of messages; neither where nobody is registered so. */
  clientId?: string | undefined;
  sourceId?: string | undefined;
  /** What was done, such as `Patient.search`. */
  interaction: string;
  /** The patients of whom something was handed out; the row names one where it is one alone. */
  patientIds: readonly string[];
  /** The patient whom it was of, where nothing of the record was handed out. */
  patientId?: string;
  /** The message of HL7 v2 that is kept of it. */
  messageId?: string | undefined;
  outcome: ExchangeOutcome;
  /** In the words of the door: an HTTP status, an acknowledgment. */
  code: string;
  parameters: readonly string[];
  requestId: string;
}

/** How many may wait to be written: with a database that is away they would fill the memory. */
const MOST_WAITING = 1_000;
/** How long a row waits for others to be written with, in milliseconds: most exchanges are one of many. */
const GATHERED = 50;

/**
 * Keeps a row of each exchange (hospital §8), written after the answer has left: no exchange waits for its row, or fails with it. Those
 * that end shortly after one another, or while rows are being written, go together, so that one connection is enough at any rate.
 */
export class ExchangeLog {
  private waiting: (Exchange & { id: string })[] = [];
  private readonly writing = new CoalescedTask(() => this.write());
  private due: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly logger: Logger,
  ) {}

  /** Takes an exchange that has ended. */
  note(exchange: Exchange): void {
    const { requestId } = exchange;
    if (this.waiting.length >= MOST_WAITING) return this.logger.warn({ requestId }, 'an exchange was not kept');
    this.waiting.push({ ...exchange, id: uuidv7() });
    this.due ??= setTimeout(() => void this.written(), GATHERED);
  }

  /** Writes all that was noted so far, at once, and waits until it is in the database, or given up. */
  async written(): Promise<void> {
    clearTimeout(this.due);
    this.due = undefined;
    if (this.waiting.length > 0) await this.writing.again();
    else await this.writing.ended();
  }

  /** Never fails: what could not be written is told in the log. */
  private async write(): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    if (rows.length > 0) await this.keep(rows);
  }

  /** Writes rows in one statement, and one by one where the database refuses one of them, so that the others are kept. */
  private async keep(rows: readonly Exchange[]): Promise<void> {
    try {
      // Each row waits for its patient's, which others change at the same time.
      await retryDeadlock(() => this.pool.query(WRITE, [JSON.stringify(rows)]));
    } catch (error) {
      if (rows.length > 1 && isRefusedRow(error)) {
        for (const row of rows) await this.keep([row]);
        return;
      }
      this.logger.error({ error, exchanges: rows.length }, 'exchanges were not kept');
    }
  }
}

/** Whether what a row holds is the cause, such as a source that is not there: SQLSTATE classes 22 (data exception) and 23 (integrity). */
const isRefusedRow = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

/**
 * The readings in the order of their keys, so that two processes cannot lock each other out. A connection plans it once: that takes longer
 * than writing one row.
 */
const WRITE = {
  name: 'write-exchanges',
  text: `with ended as (
    select * from jsonb_to_recordset($1::jsonb) as e(id uuid, door text, "clientId" uuid, "sourceId" uuid, interaction text,
      "patientIds" jsonb, "patientId" uuid, outcome text, code text, parameters jsonb, "requestId" text, "messageId" uuid)
  ), kept as (
    insert into exchange (id, door, client_id, source_id, interaction, patient_id, outcome, code, parameters, request_id, message_id)
    select id, door, "clientId", "sourceId", interaction,
      coalesce("patientId", case when jsonb_array_length("patientIds") = 1 then ("patientIds" ->> 0)::uuid end), outcome, code,
      array(select jsonb_array_elements_text(parameters)), "requestId", "messageId"
    from ended
  ), held as (
    select id, merged_into from patient
    where id in (select patient_id::uuid from ended, jsonb_array_elements_text("patientIds") patient_id where "clientId" is not null)
    order by id for key share
  )
  insert into record_reading (client_id, patient_id)
  select distinct "clientId", coalesce(p.merged_into, p.id)
  from ended, jsonb_array_elements_text("patientIds") patient_id join held p on p.id = patient_id::uuid
  where "clientId" is not null
  order by 1, 2
  on conflict (client_id, patient_id) do update set read_at = excluded.read_at`,
};

/** Deletes exchanges older than 400 days, by a function of the owner; who read a record stands in the audit trail for years. */
export async function sweepExchanges(pool: Pool): Promise<void> {
  await pool.query('select forget_old_exchanges()');
}
