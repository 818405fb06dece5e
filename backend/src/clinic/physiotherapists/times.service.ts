import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { byIdOrAccount, noPhysiotherapist } from './physiotherapist-lookup.js';
import { requireVisiblePhysiotherapist } from './physiotherapist-scope.js';
import { Physiotherapist } from './physiotherapist.entity.js';
import { workingHoursInput } from './times.input.js';
import { timesOf, type PhysiotherapistTimes } from './times.queries.js';

/** Manages working hours and leave of physiotherapists. */
export class PhysiotherapistTimesService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the times of any physiotherapist for admins; without the notes, for reception; of themselves, without the notes, for
   * physiotherapists.
   * @throws AppError NOT_FOUND
   */
  async read(actor: Actor, id: string): Promise<PhysiotherapistTimes> {
    return this.useCases.read(actor, 'physiotherapist.readTimes', rowId, id, async (asked, { em, actor: own }) => {
      const treats = await requireVisiblePhysiotherapist(em, own, asked);
      const times = await timesOf(em, treats, this.clock.now());
      if (own.role === 'admin') return times;
      return { ...times, leave: times.leave.map((leave) => ({ ...leave, note: null })) };
    });
  }

  /** Sets the working hours; booked sessions stay. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE */
  async setWorkingHours(actor: Actor, input: z.input<typeof workingHoursInput>): Promise<PhysiotherapistTimes> {
    const verb = 'physiotherapist.setTimes';
    return this.useCases.write(actor, verb, workingHoursInput, input, async ({ id, version, hours }, change) => {
      const treats = await change.lock(Physiotherapist, byIdOrAccount(rowId.parse(id)));
      if (!treats) throw noPhysiotherapist();
      requireVersion(version, treats.version);
      treats.workingHours = hours ?? null;
      return { subject: treats, answer: () => timesOf(change.tx, treats, this.clock.now()) };
    });
  }
}
