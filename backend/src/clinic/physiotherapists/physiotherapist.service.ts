import { sql } from 'kysely';
import { z } from 'zod';
import { hasLeft } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { ALL_ROWS, recordFilter } from '../../platform/access/visible-to.js';
import { clinicDay, endOfDay, isDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Tables } from '../../platform/db/tables.js';
import { validationMessage } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';

/** Physiotherapist with their workload of a day. */
export interface PhysiotherapistLoad {
  id: string;
  name: string;
  specialization: string;
  /** Number of scheduled sessions that begin on the day; for an API key of a hospital, of the patients that it may read. */
  scheduledSessions: number;
  /** Whether a leave overlaps the day. */
  onLeave: boolean;
}

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const listInput = z.object({ day: z.string(NO_DAY).refine(isDay, NO_DAY).nullish() });

/** Lists physiotherapists. */
export class PhysiotherapistService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the physiotherapists who work here on a clinic day, by name, with their workload; today by default.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: z.input<typeof listInput>): Promise<PhysiotherapistLoad[]> {
    return this.useCases.read(actor, 'physiotherapist.list', listInput, input, async ({ day }, { em, actor: own }) => {
      const asked = day ?? clinicDay(this.clock.now());
      const mayRead = recordFilter(own);
      const isRead =
        mayRead === ALL_ROWS
          ? sql<boolean>`true`
          : sql<boolean>`exists (select from patient p where p.id = a.patient_id and ${mayRead})`;
      return em
        .getKysely<Tables>()
        .selectFrom('physiotherapist as t')
        .leftJoin('appointment as a', (join) =>
          join
            .onRef('a.physiotherapist_id', '=', 't.id')
            .on('a.status', '=', 'scheduled')
            .on('a.deleted_at', 'is', null)
            .on(isRead)
            .on('a.starts_at', '>=', startOfDay(asked).toISOString())
            .on('a.starts_at', '<=', endOfDay(asked).toISOString()),
        )
        .select(['t.id', 't.name', 't.specialization'])
        .select((eb) => eb.cast<number>(eb.fn.count('a.id'), 'integer').as('scheduledSessions'))
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('physiotherapist_leave as l')
                .select('l.id')
                .whereRef('l.physiotherapist_id', '=', 't.id')
                .where('l.deleted_at', 'is', null)
                .where('l.starts_at', '<=', endOfDay(asked).toISOString())
                .where('l.ends_at', '>', startOfDay(asked).toISOString()),
            )
            .$castTo<boolean>()
            .as('onLeave'),
        )
        .where('t.deleted_at', 'is', null)
        .where(sql<boolean>`not ${hasLeft('t', asked)}`)
        .groupBy('t.id')
        .orderBy('t.name')
        .orderBy('t.id')
        .execute();
    });
  }
}
