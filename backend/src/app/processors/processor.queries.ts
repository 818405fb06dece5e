import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConfiguredProcessor } from './configured-processors.js';

/** Finds hospitals' systems that read or send records now. */
export async function findHospitalSystems(em: EntityManager): Promise<ConfiguredProcessor[]> {
  const { rows } = await sql<ConfiguredProcessor>`
    select 'client:' || c.id as part, c.name || ' (client of a hospital)' as name,
      'Exchange of records with the hospital by FHIR' as purposes,
      case c.reach when 'ALL_BUT_REFUSED' then 'Records of all patients who did not refuse' else 'Records of patients who agreed' end
        as categories, 'The hospital' as "storagePlace"
    from smart_client c where c.revoked_at is null
    union all select 'source:' || s.id, s.name || ' (source of HL7 v2 messages)', 'Sends patients and sessions by HL7 v2',
      'Records and sessions that it sends, with their numbers in answers', 'The hospital'
    from hl7_source s where s.ended_at is null order by name, part`.execute(em.getKysely());
  return rows;
}
