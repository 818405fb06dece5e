import { sql, type RawBuilder } from 'kysely';
import { deletedConsentFilter, type ConsentScope } from '../../data-consents/consent-filter.js';
import { columnsOf, fromOf, presentTo } from '../rows.queries.js';
import type { ResourceDefinition } from '../resource-definition.js';

/** Client of an export, and start of the changes that it covers. */
export interface Asked {
  client: ConsentScope;
  since: Date | null;
}

/** SQL expression on `patient p`: id of the record that has its decisions, which for a merged record is the remaining one. */
const said = sql`coalesce(p.merged_into, p.id)`;

/**
 * SQL condition on `patient p`: since a time, a decision about this client changed or expired, access from a referral changed, or the
 * record was merged, so that the decisions of the remaining record apply.
 */
const consentChanged = ({ clientId }: ConsentScope, since: Date) => sql`(exists (select from data_consent d
  where d.client_id = ${clientId}::uuid and d.patient_id = ${said}
    and (d.created_at >= ${since}::timestamptz or d.revoked_at >= ${since}::timestamptz
      or d.until between ${since}::timestamptz and now()))
  or exists (select from patient_sender s where s.client_id = ${clientId}::uuid and s.patient_id = ${said}
    and s.until between ${since}::timestamptz and now())
  or p.merged_into is not null and p.updated_at >= ${since}::timestamptz)`;

/** SQL condition on `patient p`: the client could read the record at some time since the given one. It learns no ids of other records. */
function wasAllowed({ clientId, purpose, reach }: ConsentScope, since: Date): RawBuilder<unknown> {
  if (reach === 'ALL_BUT_REFUSED') return sql`true`;
  return sql`(exists (select from data_consent d where d.client_id = ${clientId}::uuid and d.patient_id = ${said}
    and d.decision = 'PERMIT' and d.purpose = ${purpose}
    and (d.revoked_at is null or d.revoked_at >= ${since}::timestamptz)
    and (d.until is null or d.until >= ${since}::timestamptz))
    or exists (select from patient_sender s where s.client_id = ${clientId}::uuid and s.patient_id = ${said}
      and s.until >= ${since}::timestamptz))`;
}

/** A change of the record may add or remove any of its resources. An export may repeat a resource, but must not omit one. */
const changed = (served: ResourceDefinition, since: Date) =>
  served.ofNoPatient
    ? sql`${served.updatedAt} >= ${since}::timestamptz`
    : sql`(${served.updatedAt} >= ${since}::timestamptz or p.updated_at >= ${since}::timestamptz)`;

/** SQL rows of a type in an export: changed ones, and all rows of patients who consented meanwhile. */
export function presentRows(served: ResourceDefinition, { client, since }: Asked): RawBuilder<unknown> {
  const isAsked =
    since === null
      ? sql``
      : sql`and (${changed(served, since)} ${served.ofNoPatient ? sql`` : sql`or ${consentChanged(client, since)}`})`;
  return sql`select ${columnsOf(served)} from ${fromOf(served, client)} where ${presentTo(client, served)} ${isAsked}`;
}

/** SQL ids of a type that the client may have stored and must delete: rows deleted or withdrawn since a time. */
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
