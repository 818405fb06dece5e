import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConfiguredProcessor } from './configured-processors.js';

/** Finds hospitals' systems and programs with API keys that get or send records now. */
export async function findConnectedSystems(em: EntityManager, now: Date): Promise<ConfiguredProcessor[]> {
  const { rows } = await sql<ConfiguredProcessor>`
    select 'client:' || c.id as part, c.name || ' (client of a hospital)' as name,
      'Exchange of records with the hospital by FHIR' as purposes,
      case c.reach when 'ALL_BUT_REFUSED' then 'Records of all patients who did not refuse' else 'Records of patients who agreed' end
        as categories, 'The hospital' as "storagePlace"
    from smart_client c where c.revoked_at is null
    union all select 'source:' || s.id, s.name || ' (source of HL7 v2 messages)', 'Sends patients and sessions by HL7 v2',
      'Records and sessions that it sends, with their numbers in answers', 'The hospital'
    from hl7_source s where s.ended_at is null
    union all select 'endpoint:' || e.id, c.name || ' (webhook endpoint)', 'Gets events of records, sessions, referrals and documents',
      'Ids of what changed, of patients whose records the client may read', substring(e.url from '^[a-z]+://(?:[^/?#]*@)?([^/?#@]+)')
    from webhook_endpoint e join smart_client c on c.id = e.client_id where e.ended_at is null
    union all select 'key:' || k.id, k.name || ' (API key)', 'Program that reads or changes records by REST or GraphQL',
      'By its scopes: ' || array_to_string(k.scopes, ', '), 'Where the program runs'
    from api_key k where k.revoked_at is null and k.expires_at > ${now} order by name, part`.execute(em.getKysely());
  return rows;
}
