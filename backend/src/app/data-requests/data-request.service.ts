import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { addDays, clinicDay, daysBetween, sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { writeNotices } from '../notices/write-notices.js';
import { DataRequest, type DataRequestKind } from './data-request.entity.js';
import {
  correctionInput,
  decisionInput,
  erasureInput,
  requestsInput,
  requireAnswer,
  withdrawalInput,
} from './data-request.input.js';
import { eraseAtOnce } from './erase-at-once.queries.js';
import {
  findErasureDay,
  findOwnRecords,
  findRequestOwner,
  findRequestOwners,
  isTreated,
  type RequestOwner,
} from './data-request.queries.js';
import { notifyOfAnswer } from './notify-of-answer.js';

/** Days within which a request is answered (DPDP Rules 2025, rule 14: at most ninety). */
const TERM = 90;
/** What admins are told of a request. */
const ASKED = {
  CORRECTION: 'A patient asks for data to be corrected.',
  ERASURE: 'A patient asks for data to be erased.',
};
/** What admins are told of a withdrawal. */
const WITHDRAWN = {
  CORRECTION: 'A patient withdrew a request to correct data. Nothing is to be answered.',
  ERASURE: 'A patient withdrew a request to erase data. What an accepted request erased at once stays erased.',
};
/** Requests that a patient sees. */
const SHOWN = 20;

/** A request as admins read it. */
export interface ListedRequest extends Omit<RequestOwner, 'id'> {
  request: DataRequest;
  /** Null once it is answered. */
  daysLeft: number | null;
}

/** Takes patients' requests to correct or erase their data, and answers them (DPDP Act 2023, section 12). */
export class DataRequestService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; publicUrl: string },
  ) {}

  /** Lists the actor's requests, newest first. */
  async listOwn(actor: Actor): Promise<DataRequest[]> {
    return this.useCases.read(actor, 'dataRequest.listOwn', nothing, {}, async (_, { em, actor: own }) =>
      em.fork().find(DataRequest, { accountId: own.userId }, { orderBy: { receivedAt: 'desc' }, limit: SHOWN }),
    );
  }

  /** Lists open requests by their clock, or answered and withdrawn ones, newest first. Audits whose they are. */
  async list(actor: Actor, input: z.input<typeof requestsInput>): Promise<ListedRequest[]> {
    return this.useCases.read(actor, 'dataRequest.list', requestsInput, input, async ({ answered }, look) => {
      const fork = look.em.fork();
      const owners = await findRequestOwners(fork, answered, clinicDay(this.parts.clock.now()));
      const requests = await fork.find(DataRequest, { id: owners.map(({ id }) => id) });
      await look.listed(owners.flatMap(({ patientId }) => (patientId ? [{ id: patientId }] : [])));
      const byId = new Map(requests.map((request) => [request.id, request]));
      return owners.flatMap(({ id, ...owner }) => {
        const request = byId.get(id);
        return request ? [this.listed(request, owner)] : [];
      });
    });
  }

  /** Asks for the own data to be erased, once per key. @throws AppError ALREADY_EXISTS, RECENT_SIGN_IN_REQUIRED */
  async askErasure(actor: Actor, input: z.input<typeof erasureInput>): Promise<DataRequest> {
    return this.useCases.write(actor, 'dataRequest.askErasure', erasureInput, input, async (asked, change) =>
      this.make(change, 'ERASURE', asked),
    );
  }

  /** Asks for the own data to be corrected, once per key. @throws AppError BAD_INPUT, ALREADY_EXISTS */
  async askCorrection(actor: Actor, input: z.input<typeof correctionInput>): Promise<DataRequest> {
    return this.useCases.write(actor, 'dataRequest.make', correctionInput, input, async (asked, change) =>
      this.make(change, 'CORRECTION', asked),
    );
  }

  private async make(
    { tx, actor, lock }: WriteContext<Account>,
    kind: DataRequestKind,
    { idempotencyKey: key, words }: { idempotencyKey: string; words?: string | null | undefined },
  ) {
    // The lock orders what two devices ask at once.
    await lock(User, { id: actor.userId });
    const make = async () => {
      const standing = kind === 'ERASURE' ? (['OPEN', 'ACCEPTED'] as const) : (['OPEN'] as const);
      const before = await tx.findOne(DataRequest, { accountId: actor.userId, kind, status: [...standing] });
      if (before) throw new AppError('ALREADY_EXISTS', reasonFor('DATA_REQUEST_OPEN'));
      const now = this.parts.clock.now();
      const id = uuidv7(); // before the flush, for the stored answer
      const dueOn = addDays(clinicDay(now), TERM);
      const open = {
        decidedAt: null,
        decidedById: null,
        answer: null,
        eraseOn: null,
        erasedAt: null,
        withdrawnAt: null,
      };
      tx.create(DataRequest, {
        ...open,
        id,
        accountId: actor.userId,
        kind,
        words: words ?? '',
        receivedAt: now,
        dueOn,
      });
      await tx.flush();
      const text = `${ASKED[kind]} Answer it at Data requests by ${sayDay(dueOn)}.`;
      await writeNotices(tx, [{ kind: 'ALARM', audience: 'ADMINS', text, subjectId: id }], now);
      return { id };
    };
    const body = { kind, words: words ?? '' };
    const { id } = await withIdempotency(tx, { actorId: actor.userId, key, body }, make, (kept) => kept);
    const subject = await tx.findOneOrFail(DataRequest, id);
    return { subject, answer: () => subject };
  }

  /**
   * Withdraws an own request that stands, once; admins are told. Whoever finds the phone of a patient cannot keep the record that was to be erased.
   * @throws AppError NOT_FOUND, WRONG_STATE; RECENT_SIGN_IN_REQUIRED of an accepted erasure
   */
  async withdraw(actor: Actor, input: z.input<typeof withdrawalInput>): Promise<DataRequest> {
    return this.useCases.write(actor, 'dataRequest.withdraw', withdrawalInput, input, async ({ id }, change) => {
      // The erasure passes over a request that is locked here, and looks at its status again.
      const request = await change.lock(DataRequest, { id, accountId: change.actor.userId });
      if (!request) throw new AppError('NOT_FOUND', reasonFor('DATA_REQUEST_NOT_FOUND'));
      const { kind, status } = request;
      if (status !== 'OPEN' && !(kind === 'ERASURE' && status === 'ACCEPTED'))
        throw new AppError('WRONG_STATE', reasonFor('DATA_REQUEST_ENDED'));
      if (status === 'ACCEPTED')
        await this.useCases.requireRecentSignIn(change.actor, reasonFor('WITHDRAWAL_NEEDS_SIGN_IN'));
      const now = this.parts.clock.now();
      change.tx.assign(request, { status: 'WITHDRAWN', eraseOn: null, withdrawnAt: now });
      const notice = { kind: 'ALARM', audience: 'ADMINS', text: WITHDRAWN[kind], subjectId: id } as const;
      await writeNotices(change.tx, [notice], now);
      return { subject: request, details: { kind, was: status }, answer: () => request };
    });
  }

  /**
   * Answers a request, and has its patient told. An accepted erasure erases at once what no law keeps.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE, RECENT_SIGN_IN_REQUIRED
   */
  async decide(actor: Actor, input: z.input<typeof decisionInput>): Promise<ListedRequest> {
    return this.useCases.write(actor, 'dataRequest.decide', decisionInput, input, async (asked, change) => {
      const { tx, actor: own, lock } = change;
      const request = await lock(DataRequest, { id: asked.id });
      if (!request) throw new AppError('NOT_FOUND', reasonFor('DATA_REQUEST_NOT_FOUND'));
      if (request.status === 'WITHDRAWN') throw new AppError('WRONG_STATE', reasonFor('DATA_REQUEST_WITHDRAWN'));
      if (request.status !== 'OPEN') throw new AppError('WRONG_STATE', reasonFor('DATA_REQUEST_ANSWERED'));
      requireVersion(asked.version, request.version);
      const isAccepted = asked.decision === 'ACCEPT';
      const answer = requireAnswer(asked.answer, !isAccepted || request.kind === 'CORRECTION');
      const now = this.parts.clock.now();
      const done = isAccepted && request.kind === 'ERASURE' ? await this.accept(tx, request, now) : undefined;
      const eraseOn = done?.eraseOn ?? null;
      const status = isAccepted ? 'ACCEPTED' : 'REFUSED';
      tx.assign(request, { status, answer, eraseOn, decidedAt: now, decidedById: own.userId });
      await notifyOfAnswer(tx, request, now, this.parts.publicUrl);
      return {
        subject: request,
        details: { kind: request.kind, decision: asked.decision, ...(done && { erased: done.erased }) },
        answer: async () => {
          const owner = await findRequestOwner(tx, request.id, clinicDay(now));
          if (!owner) throw new AppError('NOT_FOUND', reasonFor('DATA_REQUEST_NOT_FOUND'));
          return this.listed(request, owner);
        },
      };
    });
  }

  /** Erases what may go at once. Returns its rows, and the day on which the rest may. @throws AppError WRONG_STATE while treatment goes on */
  private async accept(tx: EntityManager, { accountId }: DataRequest, now: Date) {
    const records = await findOwnRecords(tx, accountId);
    if (await isTreated(tx, records)) throw new AppError('WRONG_STATE', reasonFor('TREATMENT_GOES_ON'));
    const erased = await eraseAtOnce(tx, { accountId, records, now });
    return { erased, eraseOn: await findErasureDay(tx, records, clinicDay(now)) };
  }

  private listed(request: DataRequest, owner: Omit<RequestOwner, 'id'>): ListedRequest {
    const today = clinicDay(this.parts.clock.now());
    const daysLeft = request.status === 'OPEN' ? daysBetween(today, request.dueOn) : null;
    return { request, ...owner, daysLeft };
  }
}
