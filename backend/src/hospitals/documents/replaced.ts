import { sql } from 'kysely';

/** SQL condition on `hospital_document`: another one stands in its place. One with malware, which nobody reads, replaces nothing. */
export const IS_REPLACED = sql<boolean>`(hospital_document.replaced_by is not null
  and not exists (select from hospital_document n join file_scan s on s.file_key = n.file_key
    where n.id = hospital_document.replaced_by and s.status = 'QUARANTINED'))`;
