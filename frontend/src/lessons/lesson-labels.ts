import type { LessonTopic } from './gql/generated';

/** Labels of the topics of lessons. */
export const topicLabels: Readonly<Record<LessonTopic, string>> = {
  WOUND: 'Wound',
  SWELLING: 'Swelling',
  PAIN: 'Pain',
  WALKING: 'Walking and falls',
  STAIRS: 'Stairs',
  SLEEP: 'Sleep',
  HOME: 'Bath, toilet, floor',
  DRIVING: 'Driving and travel',
  WORK: 'Work and worship',
  FOOD: 'Food and drink',
  RECOVERY: 'Recovery',
};

/** Says for whom a lesson is, such as 'knee-replacement, from phase 2'. */
export const audienceText = ({
  protocols,
  fromPhase,
}: {
  readonly protocols: readonly string[];
  readonly fromPhase: number;
}): string => `${protocols.length > 0 ? protocols.join(', ') : 'All protocols'}, from phase ${fromPhase}`;
