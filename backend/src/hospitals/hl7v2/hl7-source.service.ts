import { raw } from '@mikro-orm/core';
import { notifyAdmins } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Hl7Source } from './hl7-source.entity.js';
import { createHl7SourceInput, type NewHl7Source } from './hl7-source.input.js';

/** Maps a unique violation of a source to its error. */
function taken(constraint: string): AppError | undefined {
  const field = { hl7_source_name: 'name', hl7_source_sender: 'application' }[constraint];
  if (!field) return undefined;
  const reason = field === 'name' ? reasonFor('SOURCE_NAME_TAKEN') : reasonFor('SOURCE_SENDER_TAKEN');
  return new AppError('ALREADY_EXISTS', reason, { fields: { [field]: reason } });
}

/** Manages the registered HL7 v2 sources. */
export class Hl7SourceService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { systemBase: string; clock: Clock },
  ) {}

  /** Lists the live sources, newest first. */
  async list(actor: Actor): Promise<Hl7Source[]> {
    return this.useCases.read(actor, 'messageSource.list', nothing, {}, (_asked, { em }) =>
      em.find(Hl7Source, { endedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    );
  }

  /** Registers a source. @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS */
  async create(actor: Actor, input: NewHl7Source): Promise<Hl7Source> {
    const schema = createHl7SourceInput(this.parts.systemBase);
    return this.useCases.write(
      actor,
      'messageSource.create',
      schema,
      input,
      async (asked, { actor, tx }) => {
        const source = tx.create(Hl7Source, { ...asked, registeredBy: actor.userId });
        await notifyAdmins(tx, { kind: 'SOURCE_ADDED', subject: asked.name, actor }, this.parts.clock.now());
        return { subject: source, answer: () => tx.refresh(source).then(() => source) };
      },
      taken,
    );
  }

  /** Ends a source. Its next message is rejected. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'messageSource.end', rowId, id, async (asked, { lock }) => {
      const source = await lock(Hl7Source, { id: asked, endedAt: null });
      if (!source) throw new AppError('NOT_FOUND', reasonFor('SOURCE_NOT_FOUND'));
      source.endedAt = raw<Date>('now()');
      return { subject: source, answer: () => undefined };
    });
  }
}
