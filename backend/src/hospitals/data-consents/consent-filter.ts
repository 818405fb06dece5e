import { sql, type RawBuilder } from 'kysely';
import type { Client, RecordFence } from '../../platform/access/actor.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The client's fields that the consent filter uses. */
export type ConsentScope = Pick<Client, 'clientId' | 'purpose' | 'reach'>;

/** SQL condition on `data_consent d`: the decision is live for this client, by the database's clock. */
const live = ({ clientId }: ConsentScope) =>
  sql`d.client_id = ${clientId}::uuid and d.revoked_at is null and (d.until is null or d.until > now())`;

/**
 * SQL list of patient ids that the client reaches: patients with a consent, and referred patients for a limited time. It is one list,
 * because PostgreSQL starts from a list that it estimates to be short, but evaluates an `or` for each row of the table.
 */
const reached = (client: ConsentScope) => sql`select d.patient_id from data_consent d
    where ${live(client)} and d.decision = 'PERMIT' and d.purpose = ${client.purpose}
  union select s.patient_id from patient_sender s where s.client_id = ${client.clientId}::uuid and s.until > now()`;

/**
 * SQL filter on `patient p`: records that consent lets the client read. Every statement that answers a client uses it. A refusal overrides
 * every consent. A filtered record is answered like a nonexistent one. The condition is never null, because bulk exports negate it.
 */
export function consentFilter(client: ConsentScope): RawBuilder<boolean> {
  const isRefused = sql`exists (select from data_consent d
    where d.patient_id = p.id and ${live(client)} and d.decision = 'DENY')`;
  if (client.reach === 'ALL_BUT_REFUSED') return sql<boolean>`not ${isRefused}`;
  return sql<boolean>`p.id in (${reached(client)}) and not ${isRefused}`;
}

/**
 * SQL filter on `patient p`, deleted or not: records whose deletion the client may learn of. A merged record has the decisions of the
 * record that it was merged into.
 */
export function deletedConsentFilter(client: ConsentScope): RawBuilder<boolean> {
  const fence = consentFilter(client);
  return sql<boolean>`case when p.merged_into is null then ${fence}
    else exists (select from (select p.merged_into as id) m join patient p on p.id = m.id where ${fence}) end`;
}

/** The same filters for an API key that belongs to the client. */
export function recordFence(client: ConsentScope): RecordFence {
  return { clientId: client.clientId, records: consentFilter(client), deletions: deletedConsentFilter(client) };
}

/** Whether the consent filter lets a client access a record. Writes use the same filter as reads. */
export async function mayAccessRecord(tx: EntityManager, client: ConsentScope, patientId: string): Promise<boolean> {
  const { rows } =
    await sql`select from patient p where p.id = ${patientId}::uuid and ${consentFilter(client)}`.execute(
      tx.getKysely(),
    );
  return rows.length > 0;
}
