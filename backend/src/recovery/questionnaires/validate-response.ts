import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { baselineOf, type AskedQuestionnaire, type AskedVersion } from './asked.queries.js';
import { checkAnswers, type AnswersFault } from './check-answers.js';
import type { Answer } from './enabled.js';
import { asks, isWithin, occasionDays, type PlanDays, type QuestionnaireOccasion } from './occasions.js';
import { scoreAnswers, type ScoreValue } from './score-answers.js';

/** Answers as an entry has them. */
export interface SentResponse {
  questionnaire: string;
  version: number;
  occasion: QuestionnaireOccasion;
  answers: readonly Answer[];
}

/** Answers to store, with their scores. */
export interface NewResponse {
  questionnaireId: string;
  versionId: string;
  slug: string;
  occasion: QuestionnaireOccasion;
  answers: Answer[];
  scores: ScoreValue[];
}

/** The plan that is asked, and what its protocol asks. */
export interface AskedPlan {
  plan: PlanDays;
  asked: readonly AskedQuestionnaire[];
}

const notAsked = () => new AppError('NOT_FOUND', reasonFor('QUESTIONS_NOT_ASKED'));
const notDue = () => new AppError('WRONG_STATE', reasonFor('QUESTIONS_NOT_DUE'));

/** Returns the response to store, or why it cannot be: not asked, faulty, not due, or answered. Faults precede conflicts with the state. */
export function validateResponse(sent: SentResponse, at: Date, { plan, asked }: AskedPlan): NewResponse | AppError {
  const questionnaire = asked.find(({ slug }) => slug === sent.questionnaire);
  const version = questionnaire?.versions.find(({ number }) => number === sent.version);
  if (!questionnaire || !version) return notAsked();
  const days = occasionDays(plan, sent.occasion);
  const isAsked = questionnaire.assignments.some((one) => asks(one, plan, days));
  if (!isAsked && questionnaire.assignments.every(({ until }) => until !== null)) return notAsked();
  const baseline = sent.occasion === 'BASELINE' ? null : baselineOf(questionnaire);
  const checked = checkAnswers(version.content, sent.answers, baseline);
  if ('fault' in checked) return badInput({ answers: reasonOf(checked.fault) });
  if (questionnaire.given.some(({ occasion }) => occasion === sent.occasion))
    return new AppError('WRONG_STATE', reasonFor('QUESTIONS_ANSWERED'));
  if (!isAsked || !version.occasions.includes(sent.occasion) || !isWithin(clinicDay(at), days)) return notDue();
  const refusal = versionRefused(version, { at, from: days.from, versions: questionnaire.versions });
  if (refusal) return refusal;
  const { id: questionnaireId, slug } = questionnaire;
  const { answers } = checked;
  const scores = scoreAnswers(version.content, version.scores, answers);
  return { questionnaireId, versionId: version.id, slug, occasion: sent.occasion, answers, scores };
}

/**
 * Accepts the active version; one that was retired after it was answered; and one that another version replaced while the occasion ran,
 * because a phone may still show it.
 */
function versionRefused(
  { retiredAt }: AskedVersion,
  { at, from, versions }: { at: Date; from: string; versions: readonly AskedVersion[] },
): AppError | undefined {
  if (retiredAt === null || at < new Date(retiredAt)) return undefined;
  if (versions.every((one) => one.retiredAt !== null)) return notDue();
  return clinicDay(new Date(retiredAt)) >= from
    ? undefined
    : new AppError('WRONG_STATE', reasonFor('QUESTIONS_RENEWED'));
}

// Each named here, so that the catalogue's test finds it.
const REASONS = {
  QUESTION_NOT_ASKED: reasonFor('QUESTION_NOT_ASKED'),
  QUESTION_TWICE: reasonFor('QUESTION_TWICE'),
  QUESTION_LEFT_OUT: reasonFor('QUESTION_LEFT_OUT'),
  ANSWER_FORM: reasonFor('ANSWER_FORM'),
  ANSWER_KEPT: reasonFor('ANSWER_KEPT'),
};
const reasonOf = (fault: AnswersFault) => REASONS[fault];
