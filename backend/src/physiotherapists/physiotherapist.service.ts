import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import { clinicDay, endOfDay, isDay, startOfDay } from '../clinic-time.js';
import type { Clock } from '../clock.js';
import { says } from '../reasons/reason.js';
import type { UseCases } from '../use-cases.js';

/** A physiotherapist with the load of a day. */
export interface PhysiotherapistLoad {
  id: string;
  name: string;
  specialization: string;
  /** Scheduled sessions that begin on the day. */
  scheduledSessions: number;
}

const NO_DAY = says('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const listInput = z.object({ day: z.string(NO_DAY).refine(isDay, NO_DAY).nullish() });

/** The people who treat patients (reading 41). */
export class PhysiotherapistService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * All physiotherapists by name, with their load on a clinic day, today when left out.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: z.input<typeof listInput>): Promise<PhysiotherapistLoad[]> {
    return this.useCases.read(actor, 'physiotherapist.list', listInput, input, async ({ day }, { em }) => {
      const asked = day ?? clinicDay(this.clock.now());
      const { rows } = await sql<PhysiotherapistLoad>`
        select t.id, t.name, t.specialization, count(a.id)::int as "scheduledSessions"
        from physiotherapist t left join appointment a on a.physiotherapist_id = t.id and a.status = 'scheduled'
          and a.deleted_at is null and a.starts_at between ${startOfDay(asked)} and ${endOfDay(asked)}
        where t.deleted_at is null group by t.id order by t.name, t.id`.execute(em.getKysely());
      return rows;
    });
  }
}
