import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { foundBy } from './patient-search.js';
import { viewOf, type PatientView } from './patient-view.js';
import { patientFilter } from './patient.input.js';
import { columns, toRow, type PatientRow } from './patient.queries.js';
import { restorableSince, restorableUntil } from './restore-window.js';
import { pageInput } from '../../platform/inputs/page-input.js';

/** A deleted record, the user who deleted it, and the deadline to restore it. */
export interface DeletedRecord {
  patient: PatientView;
  deletedAt: Date;
  deletedBy: string | null;
  restorableUntil: Date;
}

const listInput = z.object({ ...pageInput, search: patientFilter.shape.search });

/** Lists the records that can be restored. */
export class DeletedPatientService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of deleted records, the latest deletion first, and their total. A page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(
    actor: Actor,
    input: z.input<typeof listInput>,
  ): Promise<{ records: DeletedRecord[]; total: number; page: number; limit: number }> {
    return this.useCases.read(
      actor,
      'patient.listDeleted',
      listInput,
      input,
      async ({ search, page, limit }, { em, listed }) => {
        const now = this.clock.now();
        const deleted = isDeleted(restorableSince(now), search);
        const rows = await findDeleted(em, deleted, { limit, offset: (page - 1) * limit });
        await listed(rows, { search });
        const records = rows.map(({ deletedBy, deletedAt, ...row }) => ({
          patient: viewOf({ ...row, deletedAt }, clinicDay(now)),
          deletedAt,
          deletedBy,
          restorableUntil: restorableUntil(deletedAt),
        }));
        return { records, total: await countDeleted(em, deleted), page, limit };
      },
    );
  }
}

type DeletedRow = PatientRow & { deletedAt: Date; deletedBy: string | null };

/** SQL condition on `patient p`: deleted since a time, not merged, matching the search. */
function isDeleted(since: Date, search: string | null | undefined): RawBuilder<unknown> {
  return sql`p.deleted_at >= ${since} and p.merged_into is null ${search ? sql`and ${foundBy(search)}` : sql``}`;
}

/**
 * Finds deleted records. Raw SQL, like the columns of a record. `deletedBy` is the actor of the last deletion in the
 * audit trail.
 */
async function findDeleted(
  em: EntityManager,
  deleted: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select ${columns}, (
        select coalesce(nullif(a.full_name, ''), a.phone) from audit_event e join app_user a on a.id = e.actor_id
        where e.subject_type = 'patient' and e.subject_id = p.id::text and e.verb in ('patient.delete', 'patient.undoImport') and e.outcome = 'done'
        order by e.at desc limit 1) as "deletedBy"
    from (
      select p.* from patient p where ${deleted} order by p.deleted_at desc, p.id desc limit ${limit} offset ${offset}
    ) p left join app_user u on u.id = p.user_id
    order by p.deleted_at desc, p.id desc`.execute(em.getKysely());
  return rows.map((row) => ({ ...toRow(row), deletedAt: new Date(row.deletedAt), deletedBy: row.deletedBy }));
}

async function countDeleted(em: EntityManager, deleted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from patient p where ${deleted}`.execute(
    em.getKysely(),
  );
  return rows[0]?.total ?? 0;
}
