import { sql, type RawBuilder } from 'kysely';
import type { Client } from '../auth/actor.js';

/** What the fence knows of a client. */
export type Fenced = Pick<Client, 'clientId' | 'purpose' | 'reach'>;

/** Over `data_consent d`: it stands, for this client, by the database's clock. */
const live = ({
  clientId,
}: Fenced) => sql`d.client_id = ${clientId}::uuid and d.patient_id = p.id and d.revoked_at is null
  and (d.until is null or d.until > now())`;

/** Over `patient p`: it made the record, whoever else did not; never null, since what is outside is asked for by `not`, too. */
export const referredBy = ({ clientId }: Pick<Fenced, 'clientId'>) =>
  sql`p.referred_by_client is not distinct from ${clientId}::uuid`;

/** Over `patient p`: it reaches a record that it made for a while: from the referral, and not by consent (hospital §5). */
const fromReferral = (client: Fenced) => sql`(${referredBy(client)} and p.referred_until > now())`;

/**
 * Whom a client sees, as a condition over `patient p`: the one fence in every statement that answers a hospital's system. A refusal
 * beats whatever is allowed; outside, a record is answered like none (HR-1).
 */
export function consentFence(client: Fenced): RawBuilder<boolean> {
  const refused = sql`exists (select from data_consent d where ${live(client)} and d.decision = 'DENY')`;
  if (client.reach === 'ALL_BUT_REFUSED') return sql<boolean>`not ${refused}`;
  const permitted = sql`exists (select from data_consent d
    where ${live(client)} and d.decision = 'PERMIT' and d.purpose = ${client.purpose})`;
  return sql<boolean>`(${permitted} or ${fromReferral(client)}) and not ${refused}`;
}
