import type { TestApp } from './test-app.js';
import { ask } from './notes.js';
import type { TestClient } from './test-client.js';

/** FHIR's translation of a text into Hindi. */
export const hindi = (text: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: 'hi' },
        { url: 'content', valueString: text },
      ],
    },
  ],
});
const said = (text: string) => ({ text, _text: hindi(`${text} हिंदी`) });
const between = (low: number, high: number) => [
  { url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueInteger: low },
  { url: 'http://hl7.org/fhir/StructureDefinition/maxValue', valueInteger: high },
];

/** A questionnaire with each type of item: two figures, a choice, a condition, a repeating group and a text. */
export const content = {
  resourceType: 'Questionnaire',
  url: 'urn:test:knee',
  version: '1',
  title: 'Knee',
  _title: hindi('घुटना'),
  copyright: 'Made for tests; free.',
  item: [
    { linkId: 'intro', type: 'display', ...said('Think of the last week.') },
    { linkId: 'pain', type: 'integer', ...said('Pain'), required: true, extension: between(0, 10) },
    {
      linkId: 'stairs',
      type: 'choice',
      ...said('Stairs'),
      answerOption: ['0', '1', '2', '3', '4'].map((code) => ({
        valueCoding: { code, display: `Level ${code}`, _display: hindi(`स्तर ${code}`) },
      })),
    },
    {
      linkId: 'why',
      type: 'text',
      ...said('Why so much pain?'),
      required: true,
      enableWhen: [{ question: 'pain', operator: '>=', answerInteger: 7 }],
    },
    {
      linkId: 'activity',
      type: 'group',
      ...said('Activity'),
      repeats: true,
      item: [
        { linkId: 'name', type: 'text', ...said('What is hard?'), required: true },
        { linkId: 'able', type: 'integer', ...said('How well?'), required: true, extension: between(0, 10) },
      ],
    },
  ],
};

/** A score of pain, less is better, with an important difference of 2. */
export const painScore = {
  key: 'pain',
  name: { en: 'Pain', hi: 'दर्द' },
  method: 'SUM',
  items: ['pain'],
  leastAnswers: 1,
  low: 0,
  high: 10,
  higherIsBetter: false,
  importantDifference: 2,
  source: 'Made for tests',
};
/** A score of the activities of the repeating group, more is better. */
export const functionScore = {
  ...painScore,
  key: 'function',
  name: { en: 'Activities', hi: 'काम' },
  method: 'MEAN',
  items: ['able'],
  higherIsBetter: true,
};

export const ALL_OCCASIONS = ['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26'];

/** A version as tests read it. */
export interface SentQuestionnaire {
  slug: string;
  version: number;
  status: string;
  title: { en: string; hi: string };
  content: object;
  scores: object[];
  occasions: string[];
  copyright: string;
  activatedBy: string | null;
  isSample: boolean;
}
export const QUESTIONNAIRE = `slug version status title { en hi } content scores { key name { en hi } method items leastAnswers low high
  higherIsBetter importantDifference source } occasions copyright activatedBy isSample`;

/** Saves a questionnaire. */
export const saveQuestionnaire = (
  browser: TestClient,
  slug: string,
  { scores = [painScore, functionScore], occasions = ALL_OCCASIONS, ...fields }: Record<string, unknown> = {},
) =>
  ask<SentQuestionnaire>(
    browser,
    `mutation ($slug: ID!, $content: JSON!, $scores: [ScoreDefinitionInput!]!, $occasions: [QuestionnaireOccasion!]!) {
       saveQuestionnaire(slug: $slug, content: $content, scores: $scores, occasions: $occasions) { ${QUESTIONNAIRE} } }`,
    { slug, content: { ...content, ...fields }, scores, occasions },
  );

/** Activates a version. */
export const activate = (browser: TestClient, slug: string, version = 1, statement = 'It is free for clinics.') =>
  ask<SentQuestionnaire>(
    browser,
    `mutation ($slug: ID!, $version: Int!, $statement: String!) {
       activateQuestionnaire(slug: $slug, version: $version, statement: $statement) { ${QUESTIONNAIRE} } }`,
    { slug, version, statement },
  );

export const retire = (browser: TestClient, slug: string) =>
  ask<SentQuestionnaire>(browser, `mutation ($slug: ID!) { retireQuestionnaire(slug: $slug) { ${QUESTIONNAIRE} } }`, {
    slug,
  });

/** Sets the questionnaires of a protocol. */
export const assign = (browser: TestClient, protocolId: string, slugs: readonly string[]) =>
  ask<{ slug: string; questionnaires: string[] }>(
    browser,
    `mutation ($protocolId: ID!, $slugs: [ID!]!) {
       setProtocolQuestionnaires(protocolId: $protocolId, slugs: $slugs) { slug questionnaires } }`,
    { protocolId, slugs },
  );

/** The protocol of a plan. */
export async function protocolOf(app: TestApp, planId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `select v.protocol_id as id from recovery_plan r join protocol_version v on v.id = r.protocol_version_id where r.id = $1`,
    [planId],
  );
  return row?.id ?? '';
}
