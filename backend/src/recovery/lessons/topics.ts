/** What a lesson is about, in the order of lists. */
export const LESSON_TOPICS = [
  'WOUND',
  'SWELLING',
  'PAIN',
  'WALKING',
  'STAIRS',
  'SLEEP',
  'HOME',
  'DRIVING',
  'WORK',
  'FOOD',
  'RECOVERY',
] as const;

/** What a lesson is about. */
export type LessonTopic = (typeof LESSON_TOPICS)[number];
