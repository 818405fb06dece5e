import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ReadContext, UseCases } from '../../platform/use-cases.js';
import { decodeCarePosition, type CarePosition } from './care-cursor.js';
import { findUnderCare, type PatientUnderCare } from './under-care-rows.js';
import { underCareListInput } from './under-care.input.js';

/** A slice of the list. */
export interface UnderCareSlice {
  rows: PatientUnderCare[];
  hasNextPage: boolean;
  /** Number of patients in the whole list, with the same search. */
  totalCount: number;
}

/** Largest number of patients in the list without cursors. */
const MOST_LISTED = 100;

/** Lists the patients in an actor's care. */
export class UnderCareService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists the actor's first hundred patients with a live plan: open danger signs, then open flags of high pain, then ready for the next
   * phase, then others.
   */
  async list(actor: Actor): Promise<PatientUnderCare[]> {
    return this.useCases.read(actor, 'recovery.listUnderCare', nothing, {}, async (_, reading) => {
      const rows = (await this.rowsOf(reading)).slice(0, MOST_LISTED);
      await reading.listed(rows.map(({ planId }) => ({ id: planId })));
      return rows;
    });
  }

  /** Returns a slice of the list in the same order; `search` is part of the name. @throws AppError BAD_INPUT */
  async page(actor: Actor, input: z.input<typeof underCareListInput>): Promise<UnderCareSlice> {
    return this.useCases.read(actor, 'recovery.listUnderCare', underCareListInput, input, async (asked, reading) => {
      const { first, after, search } = asked;
      const position = typeof after === 'string' ? decodeCarePosition(after) : null;
      const all = await this.rowsOf(reading, search);
      const following = position ? all.filter((row) => comparePositions(carePosition(row), position) > 0) : all;
      const rows = following.slice(0, first);
      await reading.listed(
        rows.map(({ planId }) => ({ id: planId })),
        { search },
      );
      return { rows, hasNextPage: following.length > first, totalCount: all.length };
    });
  }

  /** Loads all rows in order: a rank depends on the gate, so that a page needs every row. */
  private async rowsOf(
    { em, actor }: Pick<ReadContext<Account>, 'em' | 'actor'>,
    search?: string | null,
  ): Promise<PatientUnderCare[]> {
    const rows = await findUnderCare(em, actor, search ? { named: search } : {}, this.clock.now());
    return rows.toSorted((a, b) => comparePositions(carePosition(a), carePosition(b)));
  }
}

/** Returns a patient's sort position: open signs by deadline, then flags of high pain, then ready, then others; each by name. */
export function carePosition({ openTask, flags, ready, patientName, planId }: PatientUnderCare): CarePosition {
  const due = openTask?.dueAt.getTime() ?? 0;
  if (openTask) return { rank: 0, due, name: patientName, planId };
  const rank = flags.includes('PAIN_HIGH') ? 1 : ready ? 2 : 3;
  return { rank, due, name: patientName, planId };
}

const byName = new Intl.Collator('en-IN', { sensitivity: 'base' });

function comparePositions(a: CarePosition, b: CarePosition): number {
  const byUrgency = a.rank - b.rank || a.due - b.due;
  return byUrgency || byName.compare(a.name, b.name) || (a.planId < b.planId ? -1 : Number(a.planId > b.planId));
}
