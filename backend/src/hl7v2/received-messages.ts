import type { EntityManager } from '@mikro-orm/postgresql';
import type { Source } from '../auth/actor.js';
import { violatedConstraint } from '../db/database.js';
import { AppError } from '../errors.js';
import { codeOf, type Verdict } from './acknowledgement.js';
import { VERB_OF, type AdtService } from './adt.service.js';
import { MessageFault } from './fault.js';
import { headerOf, type Header } from './header.js';
import { Hl7Source } from './hl7-source.entity.js';
import { findAnswer, hashOf, keepMessage, KEPT_ONCE } from './kept-messages.js';
import type { Hl7Message } from './message.js';
import { PLACES, readPatientSegment } from './patient-segment.js';

/** A message that came, how it is answered, and what becomes known of it on its way. */
export interface Received {
  readonly message: Hl7Message;
  readonly body: Buffer;
  readonly answerOf: (verdict: Verdict) => Buffer;
  readonly requestId: string;
  readonly ip: string;
  interaction?: string;
  sourceId?: string;
}

/** What is answered, and the record that it is of. */
export interface Answer {
  code: string;
  answer: Buffer;
  patientId: string | null;
}

/** How often a message is tried that another one came in the way of at the same moment. */
const TRIES = 3;

/** Another one has its id, or made the record that this one was to make. */
const isLate = (error: unknown) =>
  violatedConstraint(error) === KEPT_ONCE || (error instanceof AppError && error.code === 'ALREADY_EXISTS');

/** Messages of hospitals, each applied once however often it comes (hospital §7). */
export class ReceivedMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly adt: AdtService,
  ) {}

  /**
   * Applies a message, and keeps it with its answer in the same transaction; one that came before is answered as it was.
   * @throws MessageFault for one that is not for us, or has the id of another one
   */
  async dealWith(received: Received): Promise<Answer> {
    const header = headerOf(received.message);
    received.interaction = `ADT^${header.event}`;
    const source = await this.sourceOf(header, received);
    received.sourceId = source.sourceId;
    for (let attempt = 1; ; attempt++) {
      const former = await findAnswer(this.em.fork(), source.sourceId, header.controlId);
      if (former) {
        if (!former.hash.equals(hashOf(received.body)))
          throw new MessageFault('AE', 205, 'Another message had this MSH-10.', 'MSH-10');
        return former;
      }
      try {
        return await this.apply(source, header, received);
      } catch (error) {
        if (attempt === TRIES || !isLate(error)) throw error;
      }
    }
  }

  /** Who sends. @throws MessageFault for whom no admin registered */
  private async sourceOf({ application, facility, event }: Header, { requestId, ip }: Received): Promise<Source> {
    const source = await this.em.fork().findOne(Hl7Source, { application, facility, endedAt: null });
    if (!source) throw new MessageFault('AR', 204, 'No source with this MSH-3 and MSH-4 is registered.', 'MSH-3');
    const { id: sourceId, identifierSystem } = source;
    return { kind: 'source', role: 'source', door: [VERB_OF[event]], sourceId, identifierSystem, requestId, ip };
  }

  private async apply(source: Source, { event, controlId }: Header, received: Received): Promise<Answer> {
    const { message, body, answerOf } = received;
    const keep = async (em: EntityManager, verdict: Verdict, patientId: string | null): Promise<Answer> => {
      const [code, answer] = [codeOf(verdict), answerOf(verdict)];
      await keepMessage(em, { sourceId: source.sourceId, controlId, event, body, code, answer, patientId });
      return { code, answer, patientId };
    };
    try {
      const told = readPatientSegment(message.first('PID'));
      return await this.adt.apply(source, event, told, (tx, patientId) => keep(tx, 'AA', patientId));
    } catch (error) {
      const fault = error instanceof MessageFault ? error : faultOf(error);
      if (!fault) throw error;
      return keep(this.em.fork(), fault, null);
    }
  }
}

/** What the record refused, in the words of a message; undefined for what no sender can mend. */
function faultOf(error: unknown): MessageFault | undefined {
  if (!(error instanceof AppError) || error.code !== 'BAD_INPUT') return undefined;
  const [reason] = error.reasons;
  const [input = ''] = reason?.field?.split('.') ?? [];
  const place = PLACES[input as keyof typeof PLACES] ?? 'PID-3';
  return new MessageFault('AE', reason?.code === 'RECORD_NEEDS' ? 101 : 102, error.message, place);
}
