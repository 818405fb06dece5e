import type { z } from 'zod';
import type { PatientService, PatientView } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findOpenTasksOf, findPlanStates, type PatientUnderCare, type TaskView } from '../../recovery/index.js';
import { decodeBenchPosition } from './bench-cursor.js';
import { benchView } from './bench-patient.service.js';
import { type BenchLineRow, findBenchLines } from './bench.queries.js';
import { benchPatientsInput } from './bench.input.js';

/** A line of one's own patients. */
export interface BenchLine extends BenchLineRow {
  patient: PatientView;
  openTask: TaskView | undefined;
  /** State of the live plan, for the plan's team. */
  planState: PatientUnderCare | undefined;
}

/** Lists a physiotherapist's or doctor's own patients. */
export class BenchListService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** Returns a slice: open danger signs first, then open flags of high pain, then by the next session, then by name. @throws AppError BAD_INPUT */
  async list(
    actor: Actor,
    input: z.input<typeof benchPatientsInput>,
  ): Promise<{ lines: BenchLine[]; hasNextPage: boolean; total: number }> {
    return this.useCases.read(actor, 'patient.listAtBench', benchPatientsInput, input, async (asked, look) => {
      const { em, actor: own, listed } = look;
      const now = this.clock.now();
      const { first, search } = asked;
      const after = typeof asked.after === 'string' ? decodeBenchPosition(asked.after) : undefined;
      const { rows, total } = await findBenchLines(em, own, {
        first: first + 1,
        after,
        search: search || undefined,
        now,
      });
      const shown = rows.slice(0, first);
      await listed(shown, { search });
      const ids = shown.map(({ id }) => id);
      const [views, tasks] = [await this.patients.viewsOf(em, ids), await findOpenTasksOf(em, ids, now)];
      const withPlan = shown.flatMap(({ id, hasPlan }) => (hasPlan ? id : []));
      const states = await findPlanStates(em, own, withPlan, now);
      const lines = shown.flatMap((row) => {
        const patient = views.get(row.id);
        if (!patient) return [];
        return [
          { ...row, patient: benchView(own, patient), openTask: tasks.get(row.id), planState: states.get(row.id) },
        ];
      });
      return { lines, hasNextPage: rows.length > first, total };
    });
  }
}
