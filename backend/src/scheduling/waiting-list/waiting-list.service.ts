import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findPhysiotherapist, loadSettings, offerOf } from '../../clinic/index.js';
import { findNamedPatient, type Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion, rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ReadContext, UseCases, WriteContext } from '../../platform/use-cases.js';
import { noAppointment } from '../appointments/appointment-scope.js';
import { Appointment } from '../appointments/appointment.entity.js';
import { requireAddress } from '../appointments/home-address.js';
import { noEntry, requireWaiting } from './waiting-entry.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { addToWaitingListInput, waitingListForInput, waitingListInput } from './waiting-list.input.js';
import { countWaiting, findWaiting, fitsInto } from './waiting-list.queries.js';
import { viewsOf, type WaitingView } from './waiting-view.js';

/** A slice of the waiting list, and how many entries have its status. */
export interface WaitingSlice {
  entries: WaitingView[];
  hasNextPage: boolean;
  total: number;
}

const MOST_FOR_A_TIME = 20;
const MOST_DAYS_AHEAD = 366;

type Asked = Omit<z.output<typeof addToWaitingListInput>, 'idempotencyKey'>;

/** Lists who waits for a time, and puts patients on the waiting list and takes them off. */
export class WaitingListService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a slice of the entries with a status, urgent ones first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof waitingListInput>): Promise<WaitingSlice> {
    return this.useCases.read(actor, 'waiting.list', waitingListInput, input, async (asked, look) => {
      const { first, after } = asked;
      const wanted = { today: clinicDay(this.clock.now()), status: asked.status ?? 'WAITING' } as const;
      const position = after ? decodeCursor(after) : undefined;
      const rows = await findWaiting(look.em, { ...wanted, after: position }, first + 1);
      const entries = await this.shown(look, rows.slice(0, first), { status: wanted.status });
      return { entries, hasNextPage: rows.length > first, total: await countWaiting(look.em, wanted) };
    });
  }

  /** Lists who waits for a time, best first. @throws AppError BAD_INPUT, NOT_FOUND */
  async listFor(actor: Actor, input: z.input<typeof waitingListForInput>): Promise<WaitingView[]> {
    return this.useCases.read(actor, 'waiting.list', waitingListForInput, input, async (asked, look) => {
      const { physiotherapistId = null } = asked;
      if (physiotherapistId) await findPhysiotherapist(look.em.fork(), physiotherapistId);
      const today = clinicDay(this.clock.now());
      const that = fitsInto({ ...asked, physiotherapistId });
      const rows = await findWaiting(look.em, { today, status: 'WAITING', that }, MOST_FOR_A_TIME);
      return this.shown(look, rows, asked);
    });
  }

  /**
   * Puts a patient on the list, once per idempotency key.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async add(actor: Actor, input: z.input<typeof addToWaitingListInput>): Promise<WaitingView> {
    return this.useCases.write(
      actor,
      'waiting.add',
      addToWaitingListInput,
      input,
      async ({ idempotencyKey: key, ...body }, { tx, actor: own }) => {
        const make = () => this.make(tx, body);
        const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
        return { subject: tx.getReference(WaitingListEntry, id), answer: () => this.shownOne(tx, own, id) };
      },
      (constraint) =>
        constraint === 'waiting_list_entry_live'
          ? new AppError('ALREADY_EXISTS', reasonFor('WAITING_ALREADY'))
          : undefined,
    );
  }

  /** Takes an entry off the list. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async withdraw(actor: Actor, input: z.input<typeof rowReference>): Promise<WaitingView> {
    return this.useCases.write(actor, 'waiting.withdraw', rowReference, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const id = rowId.parse(asked.id);
      const entry = await change.lock(WaitingListEntry, { id, patient: { deletedAt: null } });
      if (!entry) throw noEntry();
      requireWaiting(entry, clinicDay(this.clock.now()));
      requireVersion(asked.version, entry.version);
      entry.status = 'WITHDRAWN';
      return { subject: entry, answer: () => this.shownOne(tx, own, id) };
    });
  }

  private async make(tx: EntityManager, asked: Asked): Promise<{ id: string }> {
    const now = this.clock.now();
    const today = clinicDay(now);
    const { sessionType, isUrgent, weekdays, note = null } = asked;
    const patient = await findNamedPatient(tx, asked.patientId);
    requireAddress(patient, sessionType);
    const physiotherapist = asked.physiotherapistId ? await findPhysiotherapist(tx, asked.physiotherapistId) : null;
    const insteadOf = asked.insteadOfId
      ? await sessionAhead(tx, patient, { ...asked, id: asked.insteadOfId }, now)
      : null;
    const { durationMinutes } = offerOf(await loadSettings(tx), {
      sessionType,
      durationMinutes: asked.durationMinutes ?? insteadOf?.durationMinutes,
    });
    const [fromMinute, untilMinute] = [minutesOf(asked.from), minutesOf(asked.until)];
    if (untilMinute - fromMinute < durationMinutes)
      throw badInput({ until: reasonFor('WAITING_TOO_NARROW', { minutes: durationMinutes }) });
    const { earliest, latest } = requireDays(asked, today);
    // An expired entry is still stored as waiting, and is no obstacle.
    const expired = { patient: patient.id, sessionType, status: 'WAITING', latest: { $lt: today } } as const;
    await tx.nativeUpdate(WaitingListEntry, expired, { status: 'EXPIRED' });
    const who = { patient, physiotherapist, insteadOf, appointment: null };
    const when = { weekdays, fromMinute, untilMinute, earliest, latest };
    const entry = tx.create(WaitingListEntry, {
      ...who,
      ...when,
      sessionType,
      durationMinutes,
      isUrgent,
      note,
      createdAt: now,
    });
    await tx.flush();
    return { id: entry.id };
  }

  private async shown(
    { em, actor, listed }: ReadContext<Account>,
    rows: Awaited<ReturnType<typeof findWaiting>>,
    filter: object,
  ): Promise<WaitingView[]> {
    await listed(rows, filter);
    return viewsOf(em, actor, rows, this.clock.now());
  }

  private async shownOne(tx: EntityManager, actor: WriteContext<Account>['actor'], id: string): Promise<WaitingView> {
    const now = this.clock.now();
    const [view] = await viewsOf(tx, actor, await findWaiting(tx, { today: clinicDay(now), id }, 1), now);
    if (!view) throw noEntry();
    return view;
  }
}

/** Finds the session that is to come earlier. @throws AppError NOT_FOUND (also for another's), BAD_INPUT */
async function sessionAhead(
  tx: EntityManager,
  patient: Patient,
  { id, sessionType }: { id: string; sessionType: Appointment['sessionType'] },
  now: Date,
): Promise<Appointment> {
  const session = await tx.findOne(Appointment, { id, patient: patient.id, deletedAt: null });
  if (!session) throw noAppointment();
  if (session.status !== 'scheduled' || session.startsAt <= now || session.sessionType !== sessionType)
    throw badInput({ insteadOfId: reasonFor('WAITING_INSTEAD_OF') });
  return session;
}

/** Returns the days of an entry. @throws AppError BAD_INPUT for days that have passed, are in the wrong order or too far ahead */
function requireDays(asked: Asked, today: string): { earliest: string; latest: string | null } {
  const [earliest, latest] = [asked.earliest ?? today, asked.latest ?? null];
  const last = addDays(today, MOST_DAYS_AHEAD);
  if (earliest < today || earliest > last) throw badInput({ earliest: reasonFor('WAITING_EARLIEST') });
  if (latest !== null && (latest < earliest || latest > last))
    throw badInput({ latest: reasonFor('WAITING_LATEST', { most: MOST_DAYS_AHEAD }) });
  return { earliest, latest };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
