import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConsentDecision, ConsentSource } from '../data-consents/data-consent.entity.js';

/** A live answer, of one of two records of a patient. */
export interface LiveAnswer {
  id: string;
  clientId: string;
  patientId: string;
  decision: ConsentDecision;
  /** In milliseconds; null: until it is revoked. */
  until: number | null;
  saidBy: ConsentSource;
}

/** Greater is stricter: a refusal, of two that of the patient, and of what is left what refuses longer or allows shorter. */
function strictnessOf({ decision, until, saidBy }: LiveAnswer): [number, number, number] {
  const end = until ?? Number.POSITIVE_INFINITY;
  return decision === 'DENY' ? [1, saidBy === 'PATIENT' ? 1 : 0, end] : [0, 0, -end];
}

/** The one of several answers to a client that holds; of two that are alike the first. */
export function strictest(answers: readonly LiveAnswer[]): LiveAnswer | undefined {
  return answers.reduce<LiveAnswer | undefined>((found, one) => {
    if (!found) return one;
    const [held, asked] = [strictnessOf(found), strictnessOf(one)];
    const at = held.findIndex((part, place) => part !== asked[place]);
    return at >= 0 && (asked[at] ?? 0) > (held[at] ?? 0) ? one : found;
  }, undefined);
}

/** Holds the clients to which something is said of two records: whoever says more to one of them waits, or was first. */
export async function holdAnsweredClients(tx: EntityManager, patientIds: readonly string[]): Promise<void> {
  await sql`select from smart_client where id in (select client_id from data_consent where patient_id = any(${patientIds}::uuid[]))
    order by id for update`.execute(tx.getKysely());
}

/**
 * Makes what was said of two records what is said of one. What holds no more is kept with the moment at which it ended. A refusal that comes
 * over is written anew: whoever read the record before is told that it ended, and exports that hold it fall (hospital §8).
 */
export async function mergeConsents(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  // What ran out was not withdrawn, but stands in the way of another answer.
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
    // Two of one kind cannot both be live: the other one ends before.
    if (held.decision === 'DENY' && held.patientId === from) await refuseAnew(tx, held, others, into);
    else await end(tx, others);
  }
  await sql`update data_consent set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(db);
}

/**
 * Tells a client of a refusal of the other record that it reaches this one no more, of which nothing was said: what a refusal tells by
 * itself (0067) is of its own record.
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

/** What was withdrawn of the other record was not ended by this refusal: whoever takes that back does not give it again. */
async function keepWithdrawn(tx: EntityManager, refusal: string, patientIds: readonly string[]): Promise<void> {
  await sql`update data_consent d set until = d.revoked_at from data_consent r
    where r.id = ${refusal}::uuid and d.client_id = r.client_id and d.decision = 'PERMIT'
      and d.patient_id = any(${patientIds}::uuid[]) and d.patient_id <> r.patient_id
      and d.revoked_at >= r.created_at and coalesce(d.until > d.revoked_at, true)`.execute(tx.getKysely());
}

/** Refusals end first, and what was allowed once the new one stands. */
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
