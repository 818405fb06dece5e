import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import {
  findPhysiotherapist,
  findSchedules,
  type FreeTime,
  freeTimes,
  type KnownPhysiotherapist,
  loadSettings,
  type Offer,
  offerOf,
  spanOf,
  type TimeRules,
} from '../../clinic/index.js';
import { noAppointment } from '../appointments/appointment-scope.js';
import { findAppointments } from '../appointments/appointment.queries.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import { addDays, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { freeSlotsInput } from './free-slot.input.js';
import { findOwnSessions, fullDays, isInTheWay, type OwnSession } from './own-sessions.js';

/** A free time and its physiotherapist. */
export interface FreeSlot extends FreeTime {
  physiotherapist: { id: string; name: string };
}

interface Search {
  rules: TimeRules;
  offer: Offer;
  now: Date;
  from: string;
  until: string;
  /** The patient's own sessions; `full` holds the days that reached the daily limit. */
  own: readonly OwnSession[];
  full: ReadonlySet<string>;
}

const MOST_SLOTS = 1_000;

/** Finds free slots. */
export class FreeSlotService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists free slots in order; none before the clinic opens. @throws AppError BAD_INPUT, NOT_FOUND */
  async freeSlots(actor: Actor, input: z.input<typeof freeSlotsInput>): Promise<FreeSlot[]> {
    return this.useCases.read(
      actor,
      'availability.list',
      freeSlotsInput,
      input,
      async (asked, { em, actor: account }) => {
        const isPatient = account.role === 'patient';
        if (isPatient && asked.durationMinutes) throw badInput({ durationMinutes: reasonFor('DURATION_IS_FIXED') });
        const rules = await loadSettings(em);
        const moved = asked.appointmentId ? await findMoved(em, account, asked.appointmentId) : null;
        const { isOffered, ...offer } = offerOf(rules, { ...asked, ...moved });
        if (!rules.openedAt || (isPatient && !isOffered && !moved)) return [];
        const { from, until, physiotherapistId } = asked;
        const reach = { physiotherapistId, except: moved?.id, from: startOfDay(from), until: endOfDay(until) };
        const known = await findSchedules(em, rules, reach);
        // A physiotherapist who left or is disabled exists, but has no free time.
        if (physiotherapistId && known.length === 0) await findPhysiotherapist(em, physiotherapistId);
        const own = isPatient ? await findOwnSessions(em, account.userId, reach) : [];
        const full = fullDays(own, { most: rules.maxPerDay, moved: moved?.startsAt, now: this.clock.now() });
        return search(known, { rules, offer, now: this.clock.now(), from, until, own, full });
      },
    );
  }
}

/** Loads the session to move, which sets type and length. @throws AppError NOT_FOUND, also for another's */
async function findMoved(em: EntityManager, actor: AllowedActor<'availability.list'>, id: string) {
  const [session] = isUuid(id) ? await findAppointments(em, { visibleTo: actor, ids: [id] }, 1) : [];
  if (!session) throw noAppointment();
  const { sessionType, durationMinutes, startsAt } = session;
  return { id: session.id, sessionType, durationMinutes, startsAt };
}

/** Searches day by day, to stop as soon as enough slots are found. */
function search(known: readonly KnownPhysiotherapist[], { from, until, own, full, ...question }: Search): FreeSlot[] {
  const slots: FreeSlot[] = [];
  for (let day = from; day <= until && slots.length < MOST_SLOTS; day = addDays(day, 1)) {
    if (full.has(day)) continue;
    const ofDay = known.flatMap(({ id, name, time }) =>
      freeTimes({ ...time, ...question, day }).map((free) => ({ ...free, physiotherapist: { id, name } })),
    );
    const free = ofDay.filter(({ startsAt }) => {
      const span = spanOf(startsAt, question.offer.durationMinutes);
      return !own.some((session) => isInTheWay(session, span));
    });
    slots.push(...free.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()));
  }
  return slots.slice(0, MOST_SLOTS);
}
