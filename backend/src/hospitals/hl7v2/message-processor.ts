import type { EntityManager } from '@mikro-orm/postgresql';
import type { Source } from '../../platform/access/actor.js';
import { violatedConstraint } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
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

/** A message, its response, and details found during processing. */
export interface Received {
  readonly message: Hl7Message;
  readonly body: Buffer;
  /** Whether the content matches the declared character set. */
  readonly isReadable: boolean;
  readonly answerOf: (verdict: Verdict) => Buffer;
  readonly requestId: string;
  readonly ip: string;
  interaction?: string;
  sourceId?: string;
}

/** The response, and the patient that it concerns. */
export interface Answer {
  /** Id of the stored message; absent for rejected messages, which are not stored. */
  messageId?: string;
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** Callback that stores a message's result in the transaction of its change. */
type Keep = (em: EntityManager, verdict: Verdict, about?: About) => Promise<Answer>;

/** Attempts per message after conflicts with concurrent messages. */
const TRIES = 3;

const unregistered = () => new MessageFault('AR', 204, 'No source with this MSH-3 and MSH-4 is registered.', 'MSH-3');

/** Hash that equals no message's. */
const NO_HASH = Buffer.alloc(0);

/** Whether a concurrent change caused the error: the same control id, a record or session that exists meanwhile, or a changed session. */
const isLate = (error: unknown) =>
  [KEPT_ONCE, CALLED_ONCE].includes(violatedConstraint(error) ?? '') ||
  (error instanceof AppError && ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'].includes(error.code));

/** Applies HL7 v2 messages, each exactly once. */
export class MessageProcessor {
  constructor(
    private readonly em: EntityManager,
    private readonly adt: AdtService,
    private readonly merges: MergeService,
    private readonly sessions: SiuService,
  ) {}

  /**
   * Applies a message and stores it with its response in one transaction. A repeated message gets the stored response.
   * @throws MessageFault if it is unsupported, or if another message of the last 30 days has its control id
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
   * Replays a stored message that was not applied, once even under concurrent calls.
   * @throws MessageFault if its source has ended, even if another source has the same MSH-3 and MSH-4
   * @throws AppError WRONG_STATE if it was applied, or if a later message about the same patient was
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

  /** Finds the source of a message whose header is invalid; undefined if unregistered. */
  async sourceIdOf(message: Hl7Message): Promise<string | undefined> {
    return (await findSender(this.em.fork(), { ...senderOf(message), controlId: '' }, NO_HASH))?.sourceId;
  }

  /** Finds the sender and the response to an earlier copy of the message. @throws MessageFault for an unregistered sender */
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

/** Applies and stores a message that has no earlier copy. */
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
