import type { z } from 'zod';
import type { MessageLanguage } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { findPlan } from '../ledger/plan.queries.js';
import { type AskedQuestionnaire, findAsked } from './asked.queries.js';
import { type Due, dueOn } from './due-questionnaires.js';
import { questionnaireFormInput, scoresInput } from './questionnaire.input.js';
import { findScores } from './response.queries.js';
import { type ScorePoint, scorePoints } from './score-points.js';

/** Reads the questionnaires that patients answer, and their scores. */
export class ScoreService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the actor's own due questionnaire, of the earliest occasion. @throws AppError NOT_FOUND */
  async form(
    actor: Actor,
    input: z.input<typeof questionnaireFormInput>,
  ): Promise<{ due: Due<AskedQuestionnaire>; language: MessageLanguage }> {
    return this.useCases.read(
      actor,
      'recovery.readOwnQuestions',
      questionnaireFormInput,
      input,
      async ({ slug, language }, { em, actor: own }) => {
        const plan = await findPlan(em, { visibleTo: own, isLive: true });
        const asked = plan ? await findAsked(em, plan.id, [slug]) : [];
        const [due] = plan ? dueOn(asked, plan, clinicDay(this.clock.now())) : [];
        if (!due) throw new AppError('NOT_FOUND', reasonFor('QUESTIONS_NOT_DUE'));
        return { due, language };
      },
    );
  }

  /** Returns the scores of a plan, oldest first. @throws AppError NOT_FOUND */
  async scores(
    actor: Actor,
    input: z.input<typeof scoresInput>,
  ): Promise<{ points: ScorePoint[]; language: MessageLanguage }> {
    return this.useCases.read(
      actor,
      'recovery.readScores',
      scoresInput,
      input,
      async ({ planId, language }, { em, actor: own, seen }) => {
        const plan = await requireVisiblePlan(em, own, planId);
        if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: plan.patientId });
        return { points: scorePoints(await findScores(em, plan.id)), language };
      },
    );
  }
}
