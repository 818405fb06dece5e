import type { MessageLanguage } from '../../identity/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { type AskedQuestionnaire, baselineOf, type TitledVersion } from './asked.queries.js';
import type { Due } from './due-questionnaires.js';
import { keptTexts } from './check-answers.js';
import { boundsOf, countQuestions, itemsIn, textIn, titleOf, type FlatItem } from './items.js';
import type { QuestionnaireRow } from './questionnaire.queries.js';
import type { ScorePoint } from './score-points.js';

/** Maps a version to its GraphQL type. */
export function toQuestionnaire({
  slug,
  number,
  status,
  contentHash,
  content,
  scores,
  occasions,
  activatedBy,
  isSample,
}: QuestionnaireRow): Contract.Questionnaire {
  const { copyright } = content;
  const title = titleOf(content);
  return {
    slug,
    version: number,
    status,
    contentHash,
    title,
    content,
    scores,
    occasions,
    copyright,
    activatedBy,
    isSample,
  };
}

/** Maps a due questionnaire to its GraphQL type. */
export function toDueQuestionnaire(
  { questionnaire: { slug }, version, occasion, from, until }: TitledDue,
  language: MessageLanguage,
): Contract.DueQuestionnaire {
  const { number, title, _title, questions } = version;
  return { slug, version: number, occasion, title: textIn(language, title, _title), questions, from, until };
}

/** A due questionnaire by its title. */
interface TitledDue extends Omit<Due<AskedQuestionnaire>, 'questionnaire' | 'version'> {
  questionnaire: { slug: string };
  version: Pick<TitledVersion, 'number' | 'title' | '_title' | 'questions'>;
}

/** Maps a due questionnaire to the form in a language. */
export function toQuestionnaireForm(
  due: Due<AskedQuestionnaire>,
  language: MessageLanguage,
): Contract.QuestionnaireForm {
  const { number, content } = due.version;
  const { title, _title, copyright } = content;
  const baseline = due.occasion === 'BASELINE' ? null : baselineOf(due.questionnaire);
  const kept = keptTexts(content, baseline ?? []);
  const givenTo = (linkId: string) => kept.filter((answer) => answer.linkId === linkId).map(({ value }) => value);
  const questions = itemsIn(content).map((one) => toQuestion(one, language, givenTo(one.item.linkId)));
  const version = { number, title, _title, questions: countQuestions(content) };
  return { due: toDueQuestionnaire({ ...due, version }, language), questions, copyright };
}

function toQuestion({ item, group }: FlatItem, language: MessageLanguage, given: string[]): Contract.Question {
  const { linkId, type, text, _text, required = false, repeats = false, answerOption = [], enableWhen } = item;
  return {
    linkId,
    type,
    text: text !== undefined && _text ? textIn(language, text, _text) : '',
    required,
    repeats,
    choices: answerOption.map(({ valueCoding: { code, display, _display } }) => ({
      code,
      text: textIn(language, display, _display),
    })),
    ...boundsOf(item),
    enableWhen: enableWhen ?? null,
    parent: group?.linkId ?? null,
    given,
  };
}

/** Maps a score to its GraphQL type. */
export function toScorePoint(point: ScorePoint, language: MessageLanguage): Contract.ScorePoint {
  const { slug, key, name, occasion, value, answeredAt, change, sameFrom, sameUntil } = point;
  const at = new Date(answeredAt);
  const said = language === 'HI' ? name.hi : name.en;
  return { questionnaire: slug, score: key, name: said, occasion, value, at, change, sameFrom, sameUntil };
}
