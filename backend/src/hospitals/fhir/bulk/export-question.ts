import { sql, type RawBuilder } from 'kysely';
import { deletedConsentFilter, type ConsentScope } from '../../data-consents/consent-filter.js';
import { columnsOf, fromOf, presentTo } from '../rows.queries.js';
import type { ResourceDefinition } from '../resource-definition.js';

/** Of whom an export is, and since when. */
export interface Asked {
  client: ConsentScope;
  since: Date | null;
}

/** Over `patient p`: of which record its answers are now; those of one that was merged went over. */
const said = sql`coalesce(p.merged_into, p.id)`;

/**
 * Over `patient p`: what is on record of the consent changed for this client, or ran out, since a moment; or what it reached from its referral
 * did; or the record was merged, of which holds what was said of the other one.
 */
const consentChanged = ({ clientId }: ConsentScope, since: Date) => sql`(exists (select from data_consent d
  where d.client_id = ${clientId}::uuid and d.patient_id = ${said}
    and (d.created_at >= ${since}::timestamptz or d.revoked_at >= ${since}::timestamptz
      or d.until between ${since}::timestamptz and now()))
  or exists (select from patient_sender s where s.client_id = ${clientId}::uuid and s.patient_id = ${said}
    and s.until between ${since}::timestamptz and now())
  or p.merged_into is not null and p.updated_at >= ${since}::timestamptz)`;

/** Over `patient p`: the client was allowed to read the record at some time since a moment; of others it is told no id. */
function wasAllowed({ clientId, purpose, reach }: ConsentScope, since: Date): RawBuilder<unknown> {
  if (reach === 'ALL_BUT_REFUSED') return sql`true`;
  return sql`(exists (select from data_consent d where d.client_id = ${clientId}::uuid and d.patient_id = ${said}
    and d.decision = 'PERMIT' and d.purpose = ${purpose}
    and (d.revoked_at is null or d.revoked_at >= ${since}::timestamptz)
    and (d.until is null or d.until >= ${since}::timestamptz))
    or exists (select from patient_sender s where s.client_id = ${clientId}::uuid and s.patient_id = ${said}
      and s.until >= ${since}::timestamptz))`;
}

/** A change of the record may bring back, or take away, whatever is of it: told twice is allowed, left out is not. */
const changed = (served: ResourceDefinition, since: Date) =>
  served.ofNoPatient
    ? sql`${served.updatedAt} >= ${since}::timestamptz`
    : sql`(${served.updatedAt} >= ${since}::timestamptz or p.updated_at >= ${since}::timestamptz)`;

/** The rows of a type that an export holds: what changed, and of whoever consented since all of it. */
export function presentRows(served: ResourceDefinition, { client, since }: Asked): RawBuilder<unknown> {
  const isAsked =
    since === null
      ? sql``
      : sql`and (${changed(served, since)} ${served.ofNoPatient ? sql`` : sql`or ${consentChanged(client, since)}`})`;
  return sql`select ${columnsOf(served)} from ${fromOf(served, client)} where ${presentTo(client, served)} ${isAsked}`;
}

/** The ids of a type that a client may hold and is to forget: deleted, or withdrawn, since a moment. */
export function tombstoneRows(
  served: ResourceDefinition,
  { client, since }: { client: ConsentScope; since: Date },
): RawBuilder<unknown> {
  const isDeleted = sql`not (${served.isLive}) and ${changed(served, since)}`;
  const isOfSender = served.sentBy ? sql`${served.sentBy} = ${client.clientId}::uuid` : sql`true`;
  const isGone = served.ofNoPatient
    ? isDeleted
    : sql`${isOfSender} and ${wasAllowed(client, since)} and (${deletedConsentFilter(client)} and ${isDeleted}
        or not (${deletedConsentFilter(client)}) and ${consentChanged(client, since)})`;
  return sql`select ${served.identity.text} as id from ${fromOf(served, client)} where ${isGone}`;
}
