import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { contentHash } from '../protocols/content-hash.js';
import { requireRead } from '../protocols/read-content.js';
import { findProtocols, type ProtocolRow } from '../protocols/protocol.queries.js';
import { Protocol } from '../protocols/protocol.entity.js';
import {
  activateQuestionnaireInput,
  MOST_OF_PROTOCOL,
  protocolQuestionnairesInput,
  questionnaireNamedInput,
  saveQuestionnaireInput,
} from './questionnaire.input.js';
import {
  assignQuestionnaires,
  findActiveIds,
  findQuestionnaire,
  findQuestionnaires,
  insertQuestionnaire,
  lockQuestionnaire,
  MOST_QUESTIONNAIRES,
  MOST_VERSIONS,
  type QuestionnaireRow,
} from './questionnaire.queries.js';
import { QuestionnaireVersion } from './questionnaire-version.entity.js';

/** Keeps questionnaires, their versions, and which of them protocols ask. */
export class QuestionnaireService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists all versions by slug, newest first. */
  async list(actor: Actor): Promise<QuestionnaireRow[]> {
    return this.useCases.read(actor, 'questionnaire.list', nothing, {}, (_, { em }) => findQuestionnaires(em));
  }

  /**
   * Creates a questionnaire, updates its draft, or starts the next version. Unchanged content has no effect.
   * @throws AppError BAD_INPUT (by path), LIMIT_REACHED
   */
  async save(actor: Actor, input: z.input<typeof saveQuestionnaireInput>): Promise<QuestionnaireRow> {
    return this.useCases.write(actor, 'questionnaire.save', saveQuestionnaireInput, input, async (asked, change) => {
      const { tx } = change;
      const { slug, read, ...said } = asked;
      const total = await insertQuestionnaire(tx, uuidv7(), slug);
      if (total > MOST_QUESTIONNAIRES)
        throw new AppError('LIMIT_REACHED', reasonFor('QUESTIONNAIRES_FULL', { most: MOST_QUESTIONNAIRES }));
      const { id: questionnaireId, versions } = await held(change, slug);
      const [newest] = await tx.find(
        QuestionnaireVersion,
        { questionnaireId },
        { orderBy: { number: 'desc' }, limit: 1 },
      );
      const hash = contentHash(said);
      if (newest && newest.contentHash === hash && newest.status !== 'RETIRED') return done(change, newest);
      requireRead(read, newest?.contentHash);
      const saved = { ...said, contentHash: hash, savedById: change.actor.userId, savedAt: this.clock.now() };
      if (newest?.status === 'DRAFT') {
        tx.assign(newest, saved);
        return done(change, newest);
      }
      if (versions >= MOST_VERSIONS)
        throw new AppError('LIMIT_REACHED', reasonFor('QUESTIONNAIRE_VERSIONS_FULL', { most: MOST_VERSIONS }));
      const number = (newest?.number ?? 0) + 1;
      return done(change, tx.create(QuestionnaireVersion, { questionnaireId, number, ...saved }));
    });
  }

  /**
   * Activates a draft, which becomes immutable and replaces the active version.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async activate(actor: Actor, input: z.input<typeof activateQuestionnaireInput>): Promise<QuestionnaireRow> {
    return this.useCases.write(
      actor,
      'questionnaire.activate',
      activateQuestionnaireInput,
      input,
      async ({ slug, version: number, statement, read }, change) => {
        const { tx } = change;
        const { id: questionnaireId } = await held(change, slug);
        const version = await tx.findOne(QuestionnaireVersion, { questionnaireId, number });
        if (!version) throw noQuestionnaire();
        if (version.status !== 'DRAFT') throw new AppError('WRONG_STATE', reasonFor('QUESTIONNAIRE_NOT_DRAFT'));
        requireRead(read, version.contentHash);
        if (version.content.copyright === '') throw badInput({ copyright: reasonFor('COPYRIGHT_EMPTY') });
        const at = this.clock.now();
        const former = await tx.findOne(QuestionnaireVersion, { questionnaireId, status: 'APPROVED' });
        if (former) {
          tx.assign(former, { status: 'RETIRED', retiredAt: at });
          // First: at most one version is active.
          await tx.flush();
        }
        tx.assign(version, { status: 'APPROVED', activatedById: change.actor.userId, activatedAt: at, statement });
        return done(change, version);
      },
    );
  }

  /** Retires the active version: it is no longer asked; answers remain. @throws AppError NOT_FOUND, WRONG_STATE */
  async retire(actor: Actor, input: z.input<typeof questionnaireNamedInput>): Promise<QuestionnaireRow> {
    return this.useCases.write(
      actor,
      'questionnaire.retire',
      questionnaireNamedInput,
      input,
      async ({ slug }, change) => {
        const { id: questionnaireId } = await held(change, slug);
        const version = await change.tx.findOne(QuestionnaireVersion, { questionnaireId, status: 'APPROVED' });
        if (!version) throw new AppError('WRONG_STATE', reasonFor('QUESTIONNAIRE_NOT_ACTIVE'));
        change.tx.assign(version, { status: 'RETIRED', retiredAt: this.clock.now() });
        return done(change, version);
      },
    );
  }

  /** Sets the questionnaires that the plans of a protocol are asked. @throws AppError BAD_INPUT, NOT_FOUND */
  async assign(actor: Actor, input: z.input<typeof protocolQuestionnairesInput>): Promise<ProtocolRow> {
    return this.useCases.write(
      actor,
      'protocol.setQuestionnaires',
      protocolQuestionnairesInput,
      input,
      async ({ protocolId, slugs }, change) => {
        const { tx, lock, changed } = change;
        const protocol = await lock(Protocol, { id: protocolId });
        if (!protocol) throw new AppError('NOT_FOUND', reasonFor('PROTOCOL_NOT_FOUND'));
        const ids = await findActiveIds(tx, slugs);
        if (ids.length < slugs.length)
          throw badInput({ slugs: reasonFor('QUESTIONNAIRES_OF_PROTOCOL', { most: MOST_OF_PROTOCOL }) });
        const day = clinicDay(this.clock.now());
        if (await assignQuestionnaires(tx, { protocolId, ids, day })) changed('questionnaires');
        const answer = async () => {
          const row = (await findProtocols(tx)).find(({ id }) => id === protocolId);
          if (!row) throw new AppError('NOT_FOUND', reasonFor('PROTOCOL_NOT_FOUND'));
          return row;
        };
        return { subject: protocol, answer, details: { slugs } };
      },
    );
  }
}

const noQuestionnaire = () => new AppError('NOT_FOUND', reasonFor('QUESTIONNAIRE_NOT_FOUND'));

async function held({ tx }: WriteContext<Actor>, slug: string): Promise<{ id: string; versions: number }> {
  const questionnaire = await lockQuestionnaire(tx, slug);
  if (!questionnaire) throw noQuestionnaire();
  return questionnaire;
}

function done({ tx }: WriteContext<Actor>, version: QuestionnaireVersion) {
  const answer = async () => {
    const row = await findQuestionnaire(tx, version.id);
    if (!row) throw noQuestionnaire();
    return row;
  };
  return { subject: version, answer };
}
