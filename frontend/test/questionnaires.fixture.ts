import { screen, within } from '@testing-library/react';
import { fakeServer, type FakeServer } from './fake-server';
import { protocolsOf } from './protocols.fixture';
import { accounts, renderRoute } from './render-route';

/** The translated element of a Hindi text. */
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
/** Content with a group. */
export const content = {
  item: [
    {
      linkId: 'activity',
      type: 'group',
      text: 'An activity',
      _text: hindi('एक काम'),
      item: [
        {
          linkId: 'able',
          type: 'choice',
          text: 'How well?',
          _text: hindi('कितना अच्छा?'),
          answerOption: [{ valueCoding: { code: '1', display: 'Well', _display: hindi('अच्छा') } }],
        },
      ],
    },
  ],
};
export const draft = {
  __typename: 'Questionnaire',
  slug: 'psfs',
  version: 1,
  status: 'DRAFT',
  contentHash: 'a'.repeat(64),
  title: { __typename: 'BothTexts', en: 'What you can do', hi: 'आप क्या कर पाते हैं' },
  content,
  scores: [
    {
      __typename: 'ScoreDefinition',
      key: 'mean',
      name: { __typename: 'BothTexts', en: 'Mean', hi: 'औसत' },
      method: 'MEAN',
      items: ['able'],
      leastAnswers: 1,
      low: 0,
      high: 10,
      higherIsBetter: true,
      importantDifference: 2,
      source: 'Stratford 1995',
    },
  ],
  occasions: ['BASELINE', 'WEEK_6'],
  copyright: 'Free for clinics.',
  activatedBy: null,
  isSample: true,
};
export const active = {
  ...draft,
  slug: 'pain',
  title: { ...draft.title, en: 'Pain' },
  status: 'APPROVED',
  activatedBy: 'Dr. A. Khan',
};
export const protocol = { __typename: 'Protocol', id: 'p1', name: 'Knee', questionnaires: [] };

/** Opens the page of protocols of a doctor or an admin. */
export function openAt(
  path: string,
  answers: Parameters<typeof fakeServer>[0] = {},
): { asked: (operation: string) => FakeServer['calls'] } {
  const server = fakeServer({
    Me: { data: { me: path.startsWith('/admin') ? accounts.admin : accounts.doctor } },
    Protocols: protocolsOf([]),
    Questionnaires: { data: { questionnaires: [draft, active], protocols: [protocol] } },
    ...answers,
  });
  renderRoute(path, server);
  return { asked: (operation: string) => server.calls.filter((call) => call.operation === operation) };
}
/** The card of questionnaires. */
export const card = async () => within(await screen.findByRole('region', { name: 'Questionnaires' }));
