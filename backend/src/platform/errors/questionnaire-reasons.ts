/** Reasons of questionnaires that the clinic keeps (docs/questionnaires.md). */
export const questionnaireReasons = {
  QUESTIONNAIRE_NOT_FOUND: () => 'There is no such questionnaire.',
  QUESTIONNAIRE_NOT_DRAFT: () => 'This version is no draft; it was activated before.',
  QUESTIONNAIRE_NOT_ACTIVE: () => 'No version of this questionnaire is active.',
  QUESTIONNAIRES_FULL: ({ most }: { most: number }) => `There are ${most} questionnaires, which is the most.`,
  QUESTIONNAIRE_VERSIONS_FULL: ({ most }: { most: number }) =>
    `This questionnaire has ${most} versions, which is the most.`,
  QUESTIONNAIRES_OF_PROTOCOL: ({ most }: { most: number }) =>
    `A protocol asks at most ${most} questionnaires, and active ones alone`,
  QUESTIONNAIRE_PART: () => 'This is missing, or is not in the form of docs/questionnaires.md',
  QUESTIONNAIRE_ELEMENT: () => 'This element is not supported; docs/questionnaires.md lists those that are',
  QUESTIONNAIRE_HINDI: () => 'The Hindi text is missing: give it by the translation extension with the language hi',
  COPYRIGHT_MISSING: () => 'Say whose words these are and under what terms; a draft may leave the text empty',
  COPYRIGHT_EMPTY: () => 'Say whose words these are and under what terms, before the questionnaire is asked',
  LINK_ID_TWICE: () => 'Each linkId may be given once',
  ITEM_ELEMENT: () => 'An item of this type does not have this element',
  CHOICE_TWICE: () => 'Each code may be given once',
  RANGE_BACKWARDS: () => 'The lower end must lie below the upper one, and each may be given once',
  CONDITION_UNKNOWN: () => 'There is no question with this linkId',
  CONDITION_ON_ITSELF: () => 'A question must not depend on itself, not through others either',
  CONDITION_ANSWER: () => 'A condition has one answer, of the kind of the question, and an operator for that kind',
  SCORE_KEY: () => 'The key of a score is up to 40 letters and digits',
  SCORE_ITEM: () =>
    'A score counts each question once, and questions with figures alone: numbers, yes or no, and choices whose codes are numbers',
  SCORE_ITEM_RANGE: () => 'A percentage counts questions with a lowest and a highest figure alone',
  SCORE_LEAST_ANSWERS: () => 'A score cannot need more answers than it counts',
  SCORE_DIFFERENCE: () => 'An important difference is a number above 0',
};
