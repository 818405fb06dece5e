import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { noAppointment } from './appointment-scope.js';
import { soughtAppointment } from './appointment.input.js';

/** Fees of a session that does not take place, in paise. */
export interface SessionFees {
  /** If it is marked as missed. */
  noShow: number;
  /** If it is canceled now for the patient. */
  lateCancel: number;
}

/** Reads the fees of sessions before somebody decides. Triggers charge them. */
export class SessionFeeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Reads the fees of a session by the present policy. @throws AppError NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof soughtAppointment>): Promise<SessionFees> {
    return this.useCases.read(actor, 'appointment.readFees', soughtAppointment, input, async ({ id }, { em }) => {
      const { rows } = await sql<SessionFees>`
        select fee_of(a, 'NO_SHOW') as "noShow",
          case when a.status = 'scheduled' and s.notice_hours > 0 and a.starts_at - s.notice_hours * interval '1 hour' <= ${this.clock.now()}
            then fee_of(a, 'LATE_CANCEL') else 0 end as "lateCancel"
        from appointment a cross join clinic_settings s where a.id = ${id} and a.deleted_at is null`.execute(
        em.getKysely(),
      );
      const [fees] = rows;
      if (!fees) throw noAppointment();
      return fees;
    });
  }
}
