import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import type { Tables } from '../entities.js';
import type { UseCases } from '../use-cases.js';
import { pageInput } from './patient.input.js';
import { daysToRestore, restorableSince } from './restore-window.js';

/** A deleted record, with what tells it from others of the same name. */
interface DeletedRow {
  id: string;
  number: number;
  name: string;
  diagnosis: string | null;
  /** E.164: the record's own, else the account's (reading 20). */
  contactPhone: string | null;
  deletedAt: Date;
}

/** A deleted record as the door shows it. */
export type DeletedPatientView = DeletedRow & { daysLeft: number };

const listInput = z.object(pageInput);

/** The records that can still be brought back (reading 37). */
export class DeletedPatientService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of them, the last deleted first, and how many there are; a page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(
    actor: Actor,
    input: z.input<typeof listInput>,
  ): Promise<{ patients: DeletedPatientView[]; total: number; page: number; limit: number }> {
    return this.useCases.read(actor, 'patient.listDeleted', listInput, input, async ({ page, limit }, { em }) => {
      const now = this.clock.now();
      const since = restorableSince(now);
      const rows = await findDeleted(em, since, { limit, offset: (page - 1) * limit });
      const patients = rows.map((row) => ({ ...row, daysLeft: daysToRestore(row.deletedAt, now) }));
      return { patients, total: await countDeleted(em, since), page, limit };
    });
  }
}

async function findDeleted(
  em: EntityManager,
  since: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeletedRow[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('patient as p')
    .leftJoin('app_user as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.number', 'p.name', 'p.diagnosis'])
    .select(({ fn }) => fn.coalesce('p.contact_phone', 'u.phone').as('contactPhone'))
    .select((eb) => eb.ref('p.deleted_at').$notNull().as('deletedAt'))
    .where('p.deleted_at', '>=', since.toISOString())
    .orderBy('p.deleted_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) }));
}

async function countDeleted(em: EntityManager, since: Date): Promise<number> {
  const { total } = await em
    .getKysely<Tables>()
    .selectFrom('patient')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('deleted_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return total;
}
