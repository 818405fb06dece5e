import type { AskedQuestionnaire } from './asked.queries.js';
import type { QuestionnaireOccasion } from './occasions.js';
import type { NewResponse } from './validate-response.js';

/** Returns what is asked after a response is stored. */
export function withAnswers(
  asked: readonly AskedQuestionnaire[],
  { slug, occasion, answers }: NewResponse,
): AskedQuestionnaire[] {
  return asked.map((one) => (one.slug === slug ? { ...one, given: [...one.given, { occasion, answers }] } : one));
}

/** Returns what is asked after a response was taken back. */
export function withoutAnswers(
  asked: readonly AskedQuestionnaire[],
  undone: { questionnaire?: string | null; occasion?: QuestionnaireOccasion | null } | '' | null | undefined,
): AskedQuestionnaire[] {
  if (!undone) return [...asked];
  const isUndone = ({ slug }: AskedQuestionnaire) => slug === undone.questionnaire;
  return asked.map((one) =>
    isUndone(one) ? { ...one, given: one.given.filter(({ occasion }) => occasion !== undone.occasion) } : one,
  );
}
