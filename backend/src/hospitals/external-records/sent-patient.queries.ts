import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Patient } from '../../patients/index.js';
import type { Client } from '../../platform/access/actor.js';

/** A client's own elements of a Patient. */
export type Sent = Record<string, unknown>;

/** Values of a record that came from what a client sent. While they stand, the client reads its own spelling of them. */
export interface Made {
  name: string;
  gender: string | null;
  birthDate: string | null;
  address: string | null;
  phone: string | null;
  emergencyPhone: string | null;
}

/**
 * Keeps a client's own elements of a record, and the values that came of them. Callers hold the record's lock, and have written it.
 * @returns whether the client reads anything else than before
 */
export async function keepSent(
  tx: EntityManager,
  { clientId }: Client,
  patient: Patient,
  sent: Sent,
  phone: string | null | undefined,
): Promise<boolean> {
  const { name, gender = null, birthDate = null, address = null, emergencyPhone = null } = patient;
  const made: Made = { name, gender, birthDate, address, phone: phone ?? null, emergencyPhone };
  const [own, values] = [JSON.stringify(sent), JSON.stringify(made)];
  const { rows } = await sql<{ isNew: boolean }>`
    insert into sent_patient as s (patient_id, client_id, sent, made)
      select ${patient.id}::uuid, ${clientId}::uuid, ${own}::jsonb, ${values}::jsonb
      where ${own}::jsonb <> '{}' or exists (select from sent_patient
        where patient_id = ${patient.id}::uuid and client_id = ${clientId}::uuid)
    on conflict (patient_id, client_id) do update set sent = excluded.sent, made = excluded.made
      where (s.sent, s.made) is distinct from (excluded.sent, excluded.made)
    returning true as "isNew"`.execute(tx.getKysely());
  return rows.length > 0;
}
