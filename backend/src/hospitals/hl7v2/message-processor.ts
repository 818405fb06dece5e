import type { EntityManager } from '@mikro-orm/postgresql';
import type { Source } from '../../identity/auth/actor.js';
import { violatedConstraint } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import { codeOf, type Verdict } from './acknowledgement.js';
import type { About, AdtService, Beside } from './adt.service.js';
import { CALLED_ONCE } from './external-session-ids.js';
import { MessageFault } from './fault.js';
import { faultOf } from './fault-of.js';
import { headerOf, senderOf, type Header } from './header.js';
import {
  answerAnew,
  findSender,
  hashOf,
  isOvertaken,
  keepMessage,
  KEPT_ONCE,
  type FoundMessage,
} from './message-store.js';
import type { Hl7Message } from './message.js';
import { readMergedPair } from './merge-segment.js';
import type { MergeService } from './merge.service.js';
import { readPatientSegment } from './patient-segment.js';
import type { SiuService } from './siu.service.js';

/** A message that came, how it is answered, and what becomes known of it on its way. */
export interface Received {
  readonly message: Hl7Message;
  readonly body: Buffer;
  /** Whether all of it is written in the way that it names. */
  readonly isReadable: boolean;
  readonly answerOf: (verdict: Verdict) => Buffer;
  readonly requestId: string;
  readonly ip: string;
  interaction?: string;
  sourceId?: string;
}

/** What is answered, and the record that it is of. */
export interface Answer {
  /** Of the message that was kept; none is kept of what is not for us. */
  messageId?: string;
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** Keeps what becomes of a message, in the transaction of what it changed. */
type Keep = (em: EntityManager, verdict: Verdict, about?: About) => Promise<Answer>;

/** How often a message is tried that another one came in the way of at the same moment. */
const TRIES = 3;

const unregistered = () => new MessageFault('AR', 204, 'No source with this MSH-3 and MSH-4 is registered.', 'MSH-3');

/** Of no message. */
const NO_HASH = Buffer.alloc(0);

/** Another one has its id, or made the record or the session that this one was to make, or somebody changed that session meanwhile. */
const isLate = (error: unknown) =>
  [KEPT_ONCE, CALLED_ONCE].includes(violatedConstraint(error) ?? '') ||
  (error instanceof AppError && ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'].includes(error.code));

/** Messages of hospitals, each applied once however often it comes (hospital §7). */
export class MessageProcessor {
  constructor(
    private readonly em: EntityManager,
    private readonly adt: AdtService,
    private readonly merges: MergeService,
    private readonly sessions: SiuService,
  ) {}

  /**
   * Applies a message, and keeps it with its answer in the same transaction; one that came before is answered as it was.
   * @throws MessageFault for one that is not for us, or has the id of another one of the last 30 days
   */
  async dealWith(received: Received): Promise<Answer> {
    const header = headerOf(received.message);
    received.interaction = `${header.type}^${header.event}`;
    for (let attempt = 1; ; attempt++) {
      const { source, former } = await this.knownSender(header, received);
      received.sourceId = source.sourceId;
      if (former?.hash.equals(hashOf(received.body))) return former;
      if (former?.ownsId) throw new MessageFault('AE', 205, 'Another message had this MSH-10.', 'MSH-10');
      const occurrence = (former?.occurrence ?? 0) + 1;
      try {
        return await this.apply(source, header, received, (em, verdict, about) =>
          keepNew(em, { source, header, occurrence, received, verdict, about }),
        );
      } catch (error) {
        if (attempt === TRIES || !isLate(error)) throw error;
      }
    }
  }

  /**
   * Applies a message once more that was kept and not applied: once, however often it is asked for at the same time.
   * @throws MessageFault where its source is not registered any more, whoever is registered with its MSH-3 and MSH-4 since
   * @throws AppError WRONG_STATE for one that was applied, or overtaken by a later one of the same patient
   */
  async applyAgain({ id, sourceId }: Pick<FoundMessage, 'id' | 'sourceId'>, received: Received): Promise<Answer> {
    const header = headerOf(received.message);
    received.interaction = `${header.type}^${header.event} again`;
    const { source } = await this.knownSender(header, received);
    if (source.sourceId !== sourceId) throw unregistered();
    received.sourceId = source.sourceId;
    return this.apply(source, header, received, async (em, verdict, about) => {
      if (about && (await isOvertaken(em, id, about)))
        throw new AppError('WRONG_STATE', reasonFor('MESSAGE_OVERTAKEN'));
      const answered = { code: codeOf(verdict), answer: received.answerOf(verdict) };
      if (!(await answerAnew(em, { id, ...answered, about })))
        throw new AppError('WRONG_STATE', reasonFor('MESSAGE_APPLIED'));
      return { ...answered, messageId: id, patientId: about?.patientId ?? null };
    });
  }

  /** The source of a message of which no more is known than that; undefined where no admin registered it. */
  async sourceIdOf(message: Hl7Message): Promise<string | undefined> {
    return (await findSender(this.em.fork(), { ...senderOf(message), controlId: '' }, NO_HASH))?.sourceId;
  }

  /** Who sends, and what the message was answered when it came before. @throws MessageFault for whom no admin registered */
  private async knownSender(header: Header, { body, requestId, ip }: Received) {
    const sender = await findSender(this.em.fork(), header, hashOf(body));
    if (!sender) throw unregistered();
    const { former, ...known } = sender;
    const source: Source = { kind: 'source', role: 'source', door: [header.verb], ...known, requestId, ip };
    return { source, former };
  }

  private async apply(source: Source, header: Header, { message }: Received, keep: Keep): Promise<Answer> {
    try {
      const beside: Beside<Answer> = (tx, about) => keep(tx, 'AA', about);
      if (header.type === 'SIU') return await this.sessions.apply(source, header.event, message, beside);
      const { event } = header;
      if (event === 'A40') return await this.merges.apply(source, readMergedPair(message), beside);
      return await this.adt.apply(source, event, readPatientSegment(message.first('PID')), beside);
    } catch (error) {
      const fault = error instanceof MessageFault ? error : faultOf(error);
      if (!fault) throw error;
      return keep(this.em.fork(), fault);
    }
  }
}

/** Keeps a message that came for the first time. */
async function keepNew(
  em: EntityManager,
  {
    source,
    header,
    occurrence,
    received,
    verdict,
    about,
  }: {
    source: Source;
    header: Header;
    occurrence: number;
    received: Received;
    verdict: Verdict;
    about: About | undefined;
  },
): Promise<Answer> {
  const { body, answerOf } = received;
  const { event, controlId } = header;
  const [code, answer] = [codeOf(verdict), answerOf(verdict)];
  const messageId = await keepMessage(em, {
    sourceId: source.sourceId,
    controlId,
    occurrence,
    event,
    body,
    code,
    answer,
    about,
  });
  return { messageId, code, answer, patientId: about?.patientId ?? null };
}
