import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { findAnyPatientId } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { CURSOR_FORMAT, decodeCursor } from '../../platform/lists/list-cursor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { exchangeListInput } from './exchange-list.input.js';
import type { ExchangeDoor, ExchangeLog, ExchangeOutcome } from './exchange-log.js';

/** An exchange in a list. */
export interface ExchangeRow {
  id: string;
  /** Time in microseconds; the key of its cursor. */
  at: string;
  door: ExchangeDoor;
  clientId: string | null;
  clientName: string | null;
  interaction: string;
  patientId: string | null;
  patientNumber: number | null;
  outcome: ExchangeOutcome;
  code: string;
  parameters: string[];
  requestId: string;
  messageId: string | null;
}

/** A slice of exchanges. */
export interface ExchangeSlice {
  rows: ExchangeRow[];
  hasNextPage: boolean;
}

/** SQL query that selects the listed columns of the exchanges `x`. */
export const listed = (exchanges: RawBuilder<unknown>) => sql`
  select x.id, to_char(x.at at time zone 'UTC', ${CURSOR_FORMAT}) as at, x.door, x.client_id as "clientId",
    coalesce(c.name, s.name) as "clientName", x.interaction, x.patient_id as "patientId", p.number as "patientNumber", x.outcome,
    x.code, x.parameters, x.request_id as "requestId", x.message_id as "messageId"
  from (${exchanges}) x left join smart_client c on c.id = x.client_id left join hl7_source s on s.id = x.source_id
    left join patient p on p.id = x.patient_id and p.deleted_at is null`;

/** Lists exchanges with external systems through all interfaces. */
export class ExchangeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly log: ExchangeLog,
  ) {}

  /** Lists a slice of the exchanges, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof exchangeListInput>): Promise<ExchangeSlice> {
    return this.useCases.read(
      actor,
      'exchange.list',
      exchangeListInput,
      input,
      async (asked, { em, listed: noted, seen }) => {
        const { first, after, filter } = asked;
        const { patientId, ...question } = filter ?? {};
        const recordId = patientId ? await findAnyPatientId(em, patientId) : undefined;
        const conditions = conditionsOf({ ...question, recordId }, after ?? undefined);
        if (patientId && !recordId) conditions.push(sql`false`);
        // Include exchanges that have just ended.
        await this.log.written();
        const page = sql`select x.* from exchange x where ${sql.join(conditions, sql` and `)}
        order by x.at desc, x.id desc limit ${first + 1}`;
        const { rows } = await sql<ExchangeRow>`${listed(page)} order by x.at desc, x.id desc`.execute(em.getKysely());
        const shown = rows.slice(0, first);
        await (recordId ? seen({ subjectType: 'patient', subjectId: recordId }) : noted(shown, filter));
        return { rows: shown, hasNextPage: rows.length > first };
      },
    );
  }
}

type ExchangeQuery = Omit<NonNullable<z.output<typeof exchangeListInput>['filter']>, 'patientId'> & {
  recordId?: string | undefined;
};

/** Builds the conditions of a filter, each of which an index supports. */
function conditionsOf(
  { clientId, recordId, outcome }: ExchangeQuery,
  after: string | undefined,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (clientId) conditions.push(sql`x.client_id = ${clientId}::uuid`);
  if (recordId) conditions.push(sql`x.patient_id = ${recordId}::uuid`);
  if (outcome) conditions.push(sql`x.outcome = ${outcome}`);
  if (outcome && outcome !== 'SUCCEEDED') conditions.push(sql`x.outcome <> 'SUCCEEDED'`);
  if (after !== undefined) {
    const { at, id } = decodeCursor(after);
    conditions.push(sql`(x.at, x.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  return conditions;
}
