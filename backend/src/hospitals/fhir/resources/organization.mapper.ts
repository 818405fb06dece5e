import type { Organization } from 'fhir/r4.js';
import { sql } from 'kysely';
import { CLOSED_CLINIC } from '../../../clinic/index.js';
import { isRowId } from '../../../platform/inputs/parse-input.js';
import { consentFilter, type ConsentScope } from '../../data-consents/consent-filter.js';
import type { Identity } from '../identity.js';
import { narrative } from '../narrative.js';
import { readAndSearch, type ResourceRow, type ResourceDefinition } from '../resource-definition.js';

interface OrganizationRow extends ResourceRow {
  /** Null of the clinic. */
  clientName: string | null;
  isOpen: boolean;
  name: string;
  phones: string[];
  street: string;
  city: string;
  region: string;
  postalCode: string | null;
}

const CLIENT = 'client-';

const identity: Identity = {
  columns: [sql`c.id`],
  text: sql`c.id`,
  valuesOf: (id) => {
    if (id === 'clinic') return [sql`'clinic'::text`];
    const client = id.startsWith(CLIENT) ? id.slice(CLIENT.length) : '';
    return isRowId(client) ? [sql`${CLIENT + client.toLowerCase()}::text`] : undefined;
  },
};

/**
 * SQL source `c`: the clinic, and the clients whose referrals and documents the client may read, so that what these refer to can be read.
 */
const organizationsFor = (client: ConsentScope) => sql`(
  select id, revision, updated_at, null::text as client_name, opened_at, name, phones, street, city, region, postal_code from clinic_settings
  union all select ${CLIENT}::text || s.id, 1, s.created_at, s.name, null, '', '{}'::text[], '', '', '', null from smart_client s
    where s.id = ${client.clientId}::uuid and exists (select from referral f where f.client_id = s.id)
      or exists (select from hospital_document d join patient p on p.id = d.patient_id
        where d.sent_by = s.id and p.deleted_at is null and ${consentFilter(client)})) c`;

/** The clinic as Organization, as on its public pages, and clients by their names alone. */
export const organizations: ResourceDefinition<OrganizationRow> = {
  ...readAndSearch('Organization'),
  identity,
  revision: sql`c.revision`,
  updatedAt: sql`c.updated_at`,
  isLive: sql`true`,
  ofNoPatient: {
    // Referrals are their sender's alone: another's would tell of one.
    spokenOf: (patientId, { clientId }) => sql`(c.client_name is null
      or exists (select from hospital_document d where d.patient_id = ${patientId}::uuid and ${CLIENT}::text || d.sent_by = c.id)
      or exists (select from referral f where f.patient_id = ${patientId}::uuid and f.client_id = ${clientId}::uuid
        and ${CLIENT}::text || f.client_id = c.id))`,
  },
  from: organizationsFor,
  columns: sql`c.client_name as "clientName", c.opened_at is not null as "isOpen", c.name, c.phones, c.street, c.city, c.region,
    c.postal_code as "postalCode"`,
  search: {},
  map: (row) => (row.clientName === null ? toClinic(row) : toClient(row.clientName)),
};

const toClient = (name: string): Organization => ({
  resourceType: 'Organization',
  text: narrative({ Name: name }),
  name,
});

function toClinic(row: OrganizationRow): Organization {
  // The clinic's details are not public before it opens.
  const { name, phones, street, city, region, postalCode } = row.isOpen ? row : CLOSED_CLINIC;
  return {
    resourceType: 'Organization',
    text: narrative({ Name: name, Phone: phones.join(', '), Address: `${street}, ${city}` }),
    active: true,
    name,
    telecom: phones.map((value) => ({ system: 'phone', value })),
    address: [
      { line: [street], city, ...(region && { state: region }), ...(postalCode && { postalCode }), country: 'IN' },
    ],
  };
}
