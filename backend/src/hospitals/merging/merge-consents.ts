import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConsentDecision, ConsentSource } from '../data-consents/data-consent.entity.js';

/** A live decision on one of two records of a patient. */
export interface LiveAnswer {
  id: string;
  clientId: string;
  patientId: string;
  decision: ConsentDecision;
  /** In milliseconds; null: until revoked. */
  until: number | null;
  saidBy: ConsentSource;
}

/**
 * Sort key of decisions, greater is stricter: refusals first, the patient's own first among them, then longer refusals and shorter
 * consents.
 */
function strictnessOf({ decision, until, saidBy }: LiveAnswer): [number, number, number] {
  const end = until ?? Number.POSITIVE_INFINITY;
  return decision === 'DENY' ? [1, saidBy === 'PATIENT' ? 1 : 0, end] : [0, 0, -end];
}

/** Picks the decision that applies, the strictest; of equal ones the first. */
export function strictest(answers: readonly LiveAnswer[]): LiveAnswer | undefined {
  return answers.reduce<LiveAnswer | undefined>((found, one) => {
    if (!found) return one;
    const [held, asked] = [strictnessOf(found), strictnessOf(one)];
    const at = held.findIndex((part, place) => part !== asked[place]);
    return at >= 0 && (asked[at] ?? 0) > (held[at] ?? 0) ? one : found;
  }, undefined);
}

/** Locks the clients with decisions on either record, so that concurrent decisions wait or precede. */
export async function holdAnsweredClients(tx: EntityManager, patientIds: readonly string[]): Promise<void> {
  await sql`select from smart_client where id in (select client_id from data_consent where patient_id = any(${patientIds}::uuid[]))
    order by id for update`.execute(tx.getKysely());
}

/**
 * Merges the decisions of two records. Superseded ones are kept with their end time. A refusal that moves is inserted as a new row, so that
 * clients that read the record are notified that access ended, and exports that contain it become invalid.
 */
export async function mergeConsents(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  // An expired consent is not revoked, but the unique index would reject another live decision.
  await sql`update data_consent set revoked_at = until
    where patient_id = any(${[from, into]}::uuid[]) and revoked_at is null and until <= now()`.execute(db);
  const { rows } = await sql<LiveAnswer>`select id, client_id as "clientId", patient_id as "patientId", decision,
      extract(epoch from until)::float8 * 1000 as until, said_by as "saidBy"
    from data_consent where patient_id = any(${[into, from]}::uuid[]) and revoked_at is null
    order by patient_id = ${from}::uuid, created_at, id`.execute(db);
  for (const answers of Map.groupBy(rows, ({ clientId }) => clientId).values()) {
    const held = strictest(answers);
    if (!held) continue;
    const others = answers.filter((one) => one !== held).map(({ id }) => id);
    if (held.decision === 'DENY') await keepWithdrawn(tx, held.id, [from, into]);
    if (held.decision === 'DENY' && answers.every(({ patientId }) => patientId === into))
      await tellRefused(tx, held.clientId, from);
    // The unique index allows one live decision per kind: end the other one first.
    if (held.decision === 'DENY' && held.patientId === from) await refuseAnew(tx, held, others, into);
    else await end(tx, others);
  }
  await sql`update data_consent set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(db);
}

/**
 * Notifies a client that the other record's refusal ended its access to this one, which had no decision of its own. The trigger of a
 * refusal (migration 0067) notifies only for the refusal's own record.
 */
async function tellRefused(tx: EntityManager, clientId: string, patientId: string): Promise<void> {
  await sql`select note_webhook_event('consent.revoked', 'Patient', p.id, p.revision, p.id, c.id)
    from patient p, smart_client c where p.id = ${patientId}::uuid and c.id = ${clientId}::uuid
      and (c.reach = 'ALL_BUT_REFUSED'
        or exists (select from patient_sender s where s.patient_id = p.id and s.client_id = c.id)
        or exists (select from record_reading r where r.patient_id = p.id and r.client_id = c.id))`.execute(
    tx.getKysely(),
  );
}

/** Ends the other record's withdrawn consents at their withdrawal, so that lifting this refusal does not restore them. */
async function keepWithdrawn(tx: EntityManager, refusal: string, patientIds: readonly string[]): Promise<void> {
  await sql`update data_consent d set until = d.revoked_at from data_consent r
    where r.id = ${refusal}::uuid and d.client_id = r.client_id and d.decision = 'PERMIT'
      and d.patient_id = any(${patientIds}::uuid[]) and d.patient_id <> r.patient_id
      and d.revoked_at >= r.created_at and coalesce(d.until > d.revoked_at, true)`.execute(tx.getKysely());
}

/** Inserts a refusal as a new row: ends the refusals before, and the consents afterwards. */
async function refuseAnew(tx: EntityManager, { id }: LiveAnswer, others: string[], into: string): Promise<void> {
  await end(tx, [id, ...others], 'DENY');
  await sql`insert into data_consent (id, client_id, patient_id, decision, purpose, until, created_at, said_by, recorded_by)
    select gen_random_uuid(), client_id, ${into}::uuid, decision, purpose, until, created_at, said_by, recorded_by
    from data_consent where id = ${id}::uuid`.execute(tx.getKysely());
  await end(tx, others);
}

async function end(tx: EntityManager, ids: string[], decision?: ConsentDecision): Promise<void> {
  await sql`update data_consent set revoked_at = now() where id = any(${ids}::uuid[]) and revoked_at is null
    and decision = coalesce(${decision ?? null}, decision)`.execute(tx.getKysely());
}
