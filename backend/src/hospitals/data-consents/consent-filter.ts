import { sql, type RawBuilder } from 'kysely';
import type { Client } from '../../identity/auth/actor.js';

/** What the fence knows of a client. */
export type ConsentScope = Pick<Client, 'clientId' | 'purpose' | 'reach'>;

/** Over `data_consent d`: it stands, for this client, by the database's clock. */
const live = ({ clientId }: ConsentScope) =>
  sql`d.client_id = ${clientId}::uuid and d.revoked_at is null and (d.until is null or d.until > now())`;

/**
 * The ids of whom it reaches: who permitted it, and for a while whom it sent, which is no consent (hospital §5). As one list, of
 * which PostgreSQL knows how long it is and starts from it where it is short: an `or` of two is asked of each row of the table.
 */
const reached = (client: ConsentScope) => sql`select d.patient_id from data_consent d
    where ${live(client)} and d.decision = 'PERMIT' and d.purpose = ${client.purpose}
  union select s.patient_id from patient_sender s where s.client_id = ${client.clientId}::uuid and s.until > now()`;

/**
 * Whom a client sees, as a condition over `patient p`: the one fence in every statement that answers a hospital's system. A refusal
 * beats whatever is allowed; outside, a record is answered like none (HR-1). Never null, since bulk exports ask for `not` of it, too.
 */
export function consentFilter(client: ConsentScope): RawBuilder<boolean> {
  const isRefused = sql`exists (select from data_consent d
    where d.patient_id = p.id and ${live(client)} and d.decision = 'DENY')`;
  if (client.reach === 'ALL_BUT_REFUSED') return sql<boolean>`not ${isRefused}`;
  return sql<boolean>`p.id in (${reached(client)}) and not ${isRefused}`;
}

/**
 * Over `patient p`, deleted or not: whom a client may be told of as deleted, too. Of a record that was merged into another one holds what
 * holds of that one, to which all that was said went over.
 */
export function deletedConsentFilter(client: ConsentScope): RawBuilder<boolean> {
  const fence = consentFilter(client);
  return sql<boolean>`case when p.merged_into is null then ${fence}
    else exists (select from (select p.merged_into as id) m join patient p on p.id = m.id where ${fence}) end`;
}
