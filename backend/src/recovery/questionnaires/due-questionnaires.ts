import {
  asks,
  isWithin,
  occasionDays,
  QUESTIONNAIRE_OCCASIONS,
  type Assignment,
  type OccasionDays,
  type PlanDays,
  type QuestionnaireOccasion,
} from './occasions.js';

/** What decides whether a questionnaire of a protocol is due. */
interface AskedOccasions {
  assignments: readonly Assignment[];
  /** Activated versions; `retiredAt` is null for the active one. */
  versions: readonly { occasions: readonly QuestionnaireOccasion[]; retiredAt: string | null }[];
  /** Answers that count. */
  given: readonly { occasion: QuestionnaireOccasion }[];
}

/** A questionnaire that is due on a day, from its first to its last one. */
export interface Due<Asked extends AskedOccasions> extends OccasionDays {
  questionnaire: Asked;
  version: Asked['versions'][number];
  occasion: QuestionnaireOccasion;
}

/** Returns what is due on a clinic day, by occasion and slug: asked, in time, and not answered. Questionnaires are given by slug. */
export function dueOn<Asked extends AskedOccasions>(
  asked: readonly Asked[],
  plan: PlanDays,
  day: string,
): Due<Asked>[] {
  const due = asked.flatMap((questionnaire) => {
    const version: Asked['versions'][number] | undefined = questionnaire.versions.find(
      ({ retiredAt }) => retiredAt === null,
    );
    return (version?.occasions ?? []).flatMap((occasion) => {
      const days = occasionDays(plan, occasion);
      const isAnswered = questionnaire.given.some((given) => given.occasion === occasion);
      const isAsked = questionnaire.assignments.some((one) => asks(one, plan, days));
      return version && !isAnswered && isAsked && isWithin(day, days)
        ? [{ questionnaire, version, occasion, ...days }]
        : [];
    });
  });
  const place = ({ occasion }: Due<Asked>) => QUESTIONNAIRE_OCCASIONS.indexOf(occasion);
  return due.toSorted((a, b) => place(a) - place(b));
}
