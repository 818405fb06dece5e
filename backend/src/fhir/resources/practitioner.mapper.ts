import type { Practitioner } from 'fhir/r4.js';
import { sql } from 'kysely';
import { CLINIC_TIME_ZONE } from '../../clinic-time.js';
import { byMoment, instant } from '../columns.js';
import { narrative } from '../narrative.js';
import type { Mapping, ResourceRow, Served } from '../resource-table.js';
import { id, moment, text } from '../search-sql.js';

interface PractitionerRow extends ResourceRow {
  name: string;
  specialization: string;
  registrationNumber: string | null;
  isActive: boolean;
}

/** Those who treat: what the clinic says of them in public, and no way to reach them. */
export const practitioners: Served<PractitionerRow> = {
  type: 'Practitioner',
  interactions: { read: 'fhir.Practitioner.read', search: 'fhir.Practitioner.search' },
  isOfNoPatient: true,
  from: sql`physiotherapist t`,
  columns: sql`t.id, t.revision, ${instant(sql`t.updated_at`)} as "lastUpdated", t.name, t.specialization,
    t.registration_number as "registrationNumber",
    coalesce(t.last_day >= (now() at time zone ${sql.lit(CLINIC_TIME_ZONE)})::date, true) as "isActive"`,
  id: sql`t.id`,
  deletedAt: sql`t.deleted_at`,
  search: {
    _id: id(sql`t.id`),
    _lastUpdated: moment('When the entry changed last.', sql`t.updated_at`),
    name: text('The start of any word of the name.', sql`t.name`, sql`lower(t.name)`),
  },
  sorts: { _lastUpdated: byMoment(sql`t.updated_at`) },
  map: (row, mapping) => toPractitioner(row, mapping),
};

function toPractitioner(row: PractitionerRow, { systemBase }: Mapping): Practitioner {
  const { registrationNumber, specialization } = row;
  return {
    resourceType: 'Practitioner',
    id: row.id,
    meta: { versionId: String(row.revision), lastUpdated: row.lastUpdated },
    text: narrative({ Name: row.name, Field: specialization }),
    ...(registrationNumber && {
      identifier: [{ system: `${systemBase}/registration-number`, value: registrationNumber }],
    }),
    active: row.isActive,
    name: [{ text: row.name || '-' }],
    ...(specialization && { qualification: [{ code: { text: specialization } }] }),
  };
}
