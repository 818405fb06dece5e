import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { treatsAs } from '../../patients/index.js';
import type { BodySide, ContentExercise } from '../protocols/protocol-content.js';
import type { Account } from '../../platform/access/actor.js';
import { contentOfProgramme } from './programme-content.js';
import type { Programme } from './programme.input.js';

/** The next version of a programme. */
interface NewVersion {
  planId: string;
  programme: Omit<Programme, 'exercises'>;
  exercises: ContentExercise[];
  /** YYYY-MM-DD. */
  begunOn: string;
  /** Null of the first. */
  reason: string | null;
  writtenBy: string;
  now: Date;
}

/** Stores the next version of a programme, which counts from then on. The caller holds the lock on the plan. @returns its number */
export async function storeVersion(tx: EntityManager, version: NewVersion): Promise<number> {
  const { planId, programme, exercises, begunOn, reason, writtenBy, now } = version;
  const { area, side, reviewOn } = programme;
  const content = JSON.stringify(contentOfProgramme(programme, exercises, begunOn));
  const { rows } = await sql<{ number: number }>`
    insert into programme_version (plan_id, number, area, side, content, review_on, reason, written_by, at)
    select ${planId}, coalesce(max(number), 0) + 1, ${area}, ${side}, ${content}::jsonb, ${reviewOn}::date, ${reason}, ${writtenBy}, ${now}
    from programme_version where plan_id = ${planId}
    returning number`.execute(tx.getKysely());
  const [row] = rows;
  if (!row) throw new Error('The version of a programme was not stored.');
  return row.number;
}

/** Sets the side of a plan to that of its newest version. */
export async function setSide(tx: EntityManager, planId: string, side: BodySide): Promise<void> {
  await sql`update recovery_plan set side = ${side} where id = ${planId}`.execute(tx.getKysely());
}

/**
 * Finds whose a programme is that the actor begins: the actor's own; with the reach COVERS, whom the actor covers for: the record's
 * physiotherapist, or else the one of the latest session.
 */
export async function findProgrammeOwner(
  em: EntityManager,
  actor: Account,
  patientId: string,
  isCover: boolean,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.physiotherapist_id as id from ${treatsAs(actor)} t join patient p on p.id = ${patientId}
      left join lateral (select max(a.starts_at) as at from appointment a
        where a.patient_id = p.id and a.physiotherapist_id = t.physiotherapist_id and a.deleted_at is null
          and a.status in ('scheduled', 'completed', 'missed')) last on true
    where (t.cover_until is not null) = ${isCover}
    order by t.physiotherapist_id is not distinct from p.physiotherapist_id desc, last.at desc nulls last, t.physiotherapist_id
    limit 1`.execute(em.getKysely());
  return rows[0]?.id;
}
