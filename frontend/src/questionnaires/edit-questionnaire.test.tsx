import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../../test/fake-server';
import { active, card, content, draft, hindi, openAt } from '../../test/questionnaires.fixture';
import { standInForSight } from '../../test/stand-in-for-sight';
import type { QuestionnaireVersionFragment } from './gql/generated';
import { valuesOf, variablesOf } from './questionnaire-values';

beforeEach(() => standInForSight(true));

const saved = {
  data: { saveQuestionnaire: { __typename: 'Questionnaire', slug: 'psfs', version: 1, status: 'DRAFT' } },
};
async function openDialog(button: string, name: string, answers: Parameters<typeof openAt>[1] = {}) {
  const { asked } = openAt('/admin/questionnaires', { SaveQuestionnaire: saved, ...answers });
  await userEvent.click(await (await card()).findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    dialog,
    sent: () => asked('SaveQuestionnaire').map(({ variables }) => variables),
    headers: () => asked('SaveQuestionnaire').map(({ ifMatch }) => ifMatch),
  };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
const fill = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

it('keeps all that a version has, also what has no input', () => {
  const whole = {
    ...draft,
    title: { en: 'Function', hi: 'काम' },
    scores: draft.scores.map(({ name: { en, hi }, ...score }) => ({ ...score, name: { en, hi } })),
    content: {
      resourceType: 'Questionnaire',
      url: 'urn:physio:questionnaire:psfs',
      version: '1',
      title: 'Function',
      _title: hindi('काम'),
      copyright: 'Free.',
      item: [
        { linkId: 'how', type: 'display', text: 'Read', _text: hindi('पढ़ें') },
        { ...content.item[0], required: true, repeats: true },
        {
          linkId: 'pain',
          type: 'integer',
          text: 'Pain?',
          _text: hindi('दर्द?'),
          extension: [
            { url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueInteger: 0 },
            { url: 'http://hl7.org/fhir/StructureDefinition/maxValue', valueDecimal: 9.5 },
          ],
          enableWhen: [{ question: 'able', operator: 'exists', answerBoolean: true }],
          enableBehavior: 'all',
        },
        {
          linkId: 'walk',
          type: 'choice',
          text: 'Walk?',
          _text: hindi('चलना?'),
          answerOption: [{ valueCoding: { system: 'urn:x', code: '0', display: 'No', _display: hindi('नहीं') } }],
        },
      ],
    },
  };
  const { content: sent, scores } = variablesOf(valuesOf(whole as unknown as QuestionnaireVersionFragment));
  expect(sent).toEqual(whole.content);
  expect(scores).toEqual([{ ...draft.scores[0], __typename: undefined, name: { en: 'Mean', hi: 'औसत' } }]);
});

it('writes a new questionnaire without JSON: choices in both languages, and a score of them', async () => {
  const { dialog, sent } = await openDialog('New questionnaire', 'New questionnaire');
  fill(dialog, 'Short name', 'psfs');
  expect(await dialog.findByText('There is a questionnaire with this short name already')).toBeVisible();
  fill(dialog, 'Short name', 'stairs');
  fill(dialog, 'Title in English', 'Stairs');
  fill(dialog, 'Title in Hindi', 'सीढ़ियाँ');
  fill(dialog, 'Owner and terms of use', 'Our own.');
  fill(dialog, 'Question 1, text in English', 'Do you climb stairs?');
  fill(dialog, 'Question 1, text in Hindi', 'क्या आप सीढ़ी चढ़ते हैं?');
  fill(dialog, 'Answer 1 in English', 'No');
  fill(dialog, 'Answer 1 in Hindi', 'नहीं');
  fill(dialog, 'Answer 2 in English', 'Yes');
  fill(dialog, 'Answer 2 in Hindi', 'हाँ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a score' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Do you climb stairs?' }));
  fill(dialog, 'Score 1 in English', 'Stairs');
  fill(dialog, 'Score 1 in Hindi', 'सीढ़ियाँ');
  fill(dialog, 'Highest value', '1');
  fill(dialog, 'Source of range and difference', 'Our own.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    slug: 'stairs',
    content: {
      resourceType: 'Questionnaire',
      title: 'Stairs',
      _title: hindi('सीढ़ियाँ'),
      copyright: 'Our own.',
      item: [
        {
          linkId: 'q1',
          type: 'choice',
          text: 'Do you climb stairs?',
          _text: hindi('क्या आप सीढ़ी चढ़ते हैं?'),
          required: true,
          answerOption: [
            { valueCoding: { code: '0', display: 'No', _display: hindi('नहीं') } },
            { valueCoding: { code: '1', display: 'Yes', _display: hindi('हाँ') } },
          ],
        },
      ],
    },
    scores: [
      {
        key: 'score1',
        name: { en: 'Stairs', hi: 'सीढ़ियाँ' },
        method: 'SUM',
        items: ['q1'],
        leastAnswers: 1,
        low: 0,
        high: 1,
        higherIsBetter: true,
        importantDifference: null,
        source: 'Our own.',
      },
    ],
    occasions: ['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26'],
  });
});

it('goes on from the newest version, adds a question of its own name, and removes one with what counts it', async () => {
  const { dialog, sent } = await openDialog('Edit Pain, version 1', 'Edit Pain', {
    Questionnaires: {
      data: {
        questionnaires: [{ ...active, content: { ...content, title: 'Pain', _title: hindi('दर्द') } }],
        protocols: [],
      },
    },
  });
  expect(dialog.getByText(/^Version 1 stays as it is\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a question to 1' }));
  fill(dialog, 'Question 1.2, text in English', 'And now?');
  fill(dialog, 'Question 1.2, text in Hindi', 'और अब?');
  const added = within(dialog.getByRole('group', { name: 'Question 1.2' }));
  fill(added, 'Answer 1 in English', 'No');
  fill(added, 'Answer 1 in Hindi', 'नहीं');
  await userEvent.click(added.getByRole('button', { name: 'Remove answer 2 of Question 1.2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Question 1.1' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'And now?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [{ slug, content: said, scores } = {}] = sent() as Record<string, never>[];
  expect(slug).toBe('pain');
  expect(said).toMatchObject({ item: [{ linkId: 'activity', item: [{ linkId: 'q1', text: 'And now?' }] }] });
  expect(scores).toMatchObject([{ key: 'mean', items: ['q1'] }]);
});

it('keeps conditions and the address of the questionnaire, and takes conditions away where told to', async () => {
  const [group] = content.item;
  const under = { enableWhen: [{ question: 'able', operator: 'exists', answerBoolean: true }] };
  const questions = ['pain', 'why'].map((linkId) => ({ linkId, type: 'text', text: linkId, _text: hindi('क्यों') }));
  const walk = {
    linkId: 'walk',
    type: 'choice',
    text: 'Walk?',
    _text: hindi('चलना?'),
    answerOption: [{ valueCoding: { system: 'urn:x', code: '0', display: 'No', _display: hindi('नहीं') } }],
  };
  const version = {
    ...draft,
    content: {
      resourceType: 'Questionnaire',
      url: 'urn:x:1',
      title: 'Pain',
      _title: hindi('दर्द'),
      copyright: 'Free.',
      item: [group, ...questions.map((question) => ({ ...question, ...under })), walk],
    },
  };
  const { dialog, sent } = await openDialog('Edit What you can do, version 1', 'Edit What you can do', {
    Questionnaires: { data: { questionnaires: [version], protocols: [] } },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Ask Question 3 always' }));
  expect(dialog.queryByRole('button', { name: 'Ask Question 3 always' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Move Question 3 up' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [pain, why] = questions;
  expect(sent()[0]).toMatchObject({
    content: { url: 'urn:x:1', item: [{ linkId: 'activity' }, why, { ...pain, ...under }, walk] },
  });
  expect(JSON.stringify(sent()[0]).match(/enableWhen/g)).toHaveLength(1);
});

it('keeps what was typed, and says which question was refused', async () => {
  const { dialog } = await openDialog('Edit What you can do, version 1', 'Edit What you can do', {
    SaveQuestionnaire: {
      errors: [
        {
          message: 'Please check the inputs.',
          extensions: {
            code: 'BAD_INPUT',
            requestId: 'test',
            fields: { 'content.item.0.item.0.enableWhen.0.question': 'It names no question' },
          },
        },
      ],
    },
  });
  fill(dialog, 'Title in English', 'What you do');
  fill(dialog, 'Title in Hindi', 'आप क्या करते हैं');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  expect(await dialog.findByText(/Question 1\.1: It names no question\./)).toBeVisible();
  expect(dialog.getByLabelText('Title in English')).toHaveValue('What you do');
});

it('overwrites no change of somebody else: shows it, keeps what was typed, and saves on top of it only then', async () => {
  const changed = { ...draft, contentHash: 'b'.repeat(64), copyright: 'Theirs.' };
  let isChanged = false;
  const { dialog, sent, headers } = await openDialog('Edit What you can do, version 1', 'Edit What you can do', {
    Questionnaires: () => ({ data: { questionnaires: [isChanged ? changed : draft], protocols: [] } }),
    SaveQuestionnaire: () => {
      if (isChanged) return saved;
      isChanged = true;
      return refusal('Somebody else has changed this.', 'CHANGED_MEANWHILE');
    },
  });
  fill(dialog, 'Title in English', 'What you do');
  fill(dialog, 'Title in Hindi', 'आप क्या करते हैं');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  expect(await dialog.findByRole('region', { name: 'Somebody else has changed this meanwhile' })).toBeVisible();
  expect(dialog.getByLabelText('Title in English')).toHaveValue('What you do');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(headers()).toEqual(['a', 'b'].map((digit) => `"${digit.repeat(64)}"`));
});

it('is for admins alone', async () => {
  openAt('/doctor/protocols');
  await (await card()).findByRole('button', { name: 'Read Pain, version 1' });
  expect(screen.queryByRole('button', { name: /^Edit|New questionnaire/ })).toBeNull();
});
