import type { Organization } from 'fhir/r4.js';
import { sql } from 'kysely';
import { CLOSED_CLINIC } from '../../../clinic/index.js';
import { onlyId } from '../identity.js';
import { narrative } from '../narrative.js';
import { ownState, readAndSearch, type ResourceRow, type ResourceDefinition } from '../resource-definition.js';

interface ClinicRow extends ResourceRow {
  isOpen: boolean;
  name: string;
  phones: string[];
  street: string;
  city: string;
  region: string;
  postalCode: string | null;
}

/** The clinic as Organization, as on its public pages. */
export const organizations: ResourceDefinition<ClinicRow> = {
  ...readAndSearch('Organization'),
  ...ownState('c', sql`true`),
  identity: onlyId(sql`c.id`, 'clinic'),
  ofNoPatient: { spokenOf: () => sql`true` },
  from: sql`clinic_settings c`,
  columns: sql`c.opened_at is not null as "isOpen", c.name, c.phones, c.street, c.city, c.region, c.postal_code as "postalCode"`,
  search: {},
  map: (row) => toOrganization(row),
};

function toOrganization(row: ClinicRow): Organization {
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
