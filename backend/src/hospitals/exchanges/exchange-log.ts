import { DatabaseError, type Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';
import type { Logger } from '../../platform/logger.js';
import { CoalescedTask } from '../../platform/turns/coalesced-task.js';

export const EXCHANGE_DOORS = ['FHIR', 'BULK', 'HL7V2', 'WEBHOOK'] as const;
/** Interface through which data was exchanged with an external system. */
export type ExchangeDoor = (typeof EXCHANGE_DOORS)[number];

export const EXCHANGE_OUTCOMES = ['SUCCEEDED', 'REFUSED', 'FAILED'] as const;
/** Outcome: `REFUSED` is the other side's fault, `FAILED` is ours. */
export type ExchangeOutcome = (typeof EXCHANGE_OUTCOMES)[number];

/** One exchange through any interface, without transmitted values. */
export interface Exchange {
  door: ExchangeDoor;
  /** The client or the HL7 source of the exchange; neither for unregistered senders. */
  clientId?: string | undefined;
  sourceId?: string | undefined;
  /** Name of the operation, such as `Patient.search`. */
  interaction: string;
  /** Patients whose data was sent; the row stores the id if there is exactly one. */
  patientIds: readonly string[];
  /** The patient concerned, if no data of the record was sent. */
  patientId?: string;
  /** The stored HL7 v2 message of the exchange. */
  messageId?: string | undefined;
  outcome: ExchangeOutcome;
  /** Result code of the interface: an HTTP status or an acknowledgment code. */
  code: string;
  parameters: readonly string[];
  requestId: string;
}

/** Largest number of queued exchanges; limits the memory that an outage can take. */
const MOST_WAITING = 1_000;
/** Milliseconds for which exchanges are collected before they are written together. */
const GATHERED = 50;

/**
 * Writes a row per exchange after the response was sent, so that no request waits for its row or fails with it. Exchanges that end shortly
 * after one another, or during a write, are written together over one connection.
 */
export class ExchangeLog {
  private waiting: (Exchange & { id: string })[] = [];
  private readonly writing = new CoalescedTask(() => this.write());
  private due: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly logger: Logger,
  ) {}

  /** Queues an exchange that has ended. */
  note(exchange: Exchange): void {
    const { requestId } = exchange;
    if (this.waiting.length >= MOST_WAITING) return this.logger.warn({ requestId }, 'an exchange was not kept');
    this.waiting.push({ ...exchange, id: uuidv7() });
    this.due ??= setTimeout(() => void this.written(), GATHERED);
  }

  /** Writes all queued exchanges at once, and resolves when they are in the database or were dropped. */
  async written(): Promise<void> {
    clearTimeout(this.due);
    this.due = undefined;
    if (this.waiting.length > 0) await this.writing.again();
    else await this.writing.ended();
  }

  /** Writes the queue and never rejects: failures are logged. */
  private async write(): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    if (rows.length > 0) await this.keep(rows);
  }

  /** Writes rows in one statement, or one by one if the database rejects one of them, so that the others are stored. */
  private async keep(rows: readonly Exchange[]): Promise<void> {
    try {
      // The statement locks patients' rows that other transactions change at the same time.
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

/** Whether a row's content caused the error, such as an unknown source: SQLSTATE class 22 (data exception) or 23 (integrity). */
const isRefusedRow = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

/**
 * Statement that writes exchanges and their readings. Readings are ordered by key to avoid deadlocks between processes. It is named, so
 * that each connection plans it once: planning takes longer than writing a row.
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

/** Deletes exchanges older than 400 days with a function of the table's owner. The audit trail keeps accesses to records for years. */
export async function sweepExchanges(pool: Pool): Promise<void> {
  await pool.query('select forget_old_exchanges()');
}
