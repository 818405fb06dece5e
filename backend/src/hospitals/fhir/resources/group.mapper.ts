import type { Group } from 'fhir/r4.js';
import { sql, type RawBuilder } from 'kysely';
import { consentFilter, type ConsentScope } from '../../data-consents/consent-filter.js';
import { onlyId } from '../identity.js';
import { narrative } from '../narrative.js';
import { presentTo } from '../rows.queries.js';
import { readAndSearch, type ResourceRow, type ResourceDefinition } from '../resource-definition.js';
import { patients } from './patient.mapper.js';

interface GroupRow extends ResourceRow {
  quantity: number;
}

/** Id of the Group of the patients that the client may read. */
export const MY_PATIENTS = 'my-patients';

/**
 * SQL query of the group's count and last change: the latest decision about the client, expiry of a referral, or change of a visible
 * record. Patients outside the client's reach never affect it.
 */
function counted(client: ConsentScope): RawBuilder<unknown> {
  const isSeen = consentFilter(client);
  const isKnown = client.reach === 'ALL_BUT_REFUSED' ? sql`true` : sql`(s.was_permitted or r.until is not null)`;
  return sql`(select ${MY_PATIENTS}::text as id, count(*) filter (where ${presentTo(client, patients)})::int as quantity,
      coalesce(max(greatest(s.at, case when ${isSeen} then p.updated_at end,
        case when r.until <= now() then r.until end)),
        (select created_at from smart_client where id = ${client.clientId}::uuid)) as changed_at
    from patient p left join (
      select d.patient_id, bool_or(d.decision = 'PERMIT') as was_permitted,
        max(greatest(d.created_at, d.revoked_at, case when d.until <= now() then d.until end)) as at
      from data_consent d where d.client_id = ${client.clientId}::uuid group by d.patient_id) s on s.patient_id = p.id
    left join patient_sender r on r.patient_id = p.id and r.client_id = ${client.clientId}::uuid
    where ${isKnown}) g`;
}

/** The patients that the client may read as one Group, whose export covers all of them. */
export const groups: ResourceDefinition<GroupRow> = {
  ...readAndSearch('Group'),
  identity: onlyId(sql`g.id`, MY_PATIENTS),
  // The count is the only content, so that it also serves as the revision.
  revision: sql`g.quantity`,
  updatedAt: sql`g.changed_at`,
  isLive: sql`true`,
  // The count belongs to no patient; the query that counts applies the consent filter.
  ofNoPatient: { spokenOf: () => sql`false` },
  isApart: true,
  from: counted,
  columns: sql`g.quantity`,
  search: {},
  map: (row) => toGroup(row),
};

function toGroup({ quantity }: GroupRow): Group {
  return {
    resourceType: 'Group',
    text: narrative({ Group: 'The patients whom this client may see', Quantity: String(quantity) }),
    active: true,
    type: 'person',
    actual: true,
    name: 'The patients whom this client may see',
    quantity,
  };
}
