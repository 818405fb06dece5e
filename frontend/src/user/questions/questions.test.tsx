import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { fakeServer } from '../../../test/fake-server';
import { answerOf, openToday, todayOf } from '../../../test/today.fixture';
import { openAs, profileOf } from '../../../test/user.fixture';
import type { QuestionFormQuery } from './gql/generated';
import { answersToSend, keyOf, moreKey, stepsOf, type Question } from './question-steps';

const question = (linkId: string, changes: Partial<Question> = {}): Question => ({
  linkId,
  type: 'integer',
  text: `About ${linkId}?`,
  required: true,
  repeats: false,
  choices: [],
  low: 0,
  high: 10,
  enableWhen: null,
  parent: null,
  given: [],
  ...changes,
});
const name = question('name', { type: 'text', text: 'What is hard?', parent: 'activity', low: null, high: null });
const able = question('able', { text: 'How well?', parent: 'activity' });
const activity = question('activity', { type: 'group', text: 'Activity', repeats: true });
const pain = question('pain', { text: 'How much pain?' });
const why = question('why', {
  type: 'text',
  text: 'Why so much?',
  required: false,
  enableWhen: [{ question: 'pain', operator: '>=', answerInteger: 7 }],
});
const intro = question('intro', { type: 'display', text: 'Think of the last week.', required: false });

const formOf = (...questions: Question[]): QuestionFormQuery => ({
  questionnaireForm: {
    due: { slug: 'knee', version: 3, occasion: 'WEEK_6', title: 'Your knee' },
    questions,
    copyright: 'Free for clinics.',
  },
});
const open = (answers: Parameters<typeof fakeServer>[0]) => openAs(profileOf(), '/user/questions/knee', answers);
const next = () => userEvent.click(screen.getByRole('button', { name: /^(Next|Send answers)$/ }));

afterEach(() => sessionStorage.clear());

it('shows the questions that are enabled, and each repeat of a group', () => {
  const all = [intro, pain, why, activity, name, able];
  const shown = (answers: [string, string][]) =>
    stepsOf(all, new Map(answers)).map(({ kind, question: { linkId }, repeat }) => `${kind} ${linkId} ${repeat}`);
  const start = ['text intro 0', 'question pain 0'];
  const first = ['question name 0', 'question able 0', 'more activity 1'];
  expect(shown([])).toEqual([...start, ...first]);
  expect(shown([[keyOf('pain', 0), '7']])).toEqual([...start, 'question why 0', ...first]);
  expect(shown([[moreKey('activity', 1), 'true']])).toEqual([
    ...start,
    'question name 0',
    'question able 0',
    'question name 1',
    'question able 1',
    'more activity 2',
  ]);
  const given = [pain, activity, { ...name, given: ['Stairs', 'Squats'] }, able];
  expect(stepsOf(given, new Map()).map(({ question: { linkId }, repeat }) => [linkId, repeat])).toEqual([
    ['pain', 0],
    ['able', 0],
    ['able', 1],
  ]);
  // What was answered and is no longer asked is not sent.
  const answered = new Map([
    [keyOf('pain', 0), '3'],
    [keyOf('why', 0), 'I fell'],
  ]);
  expect(answersToSend([pain, why], answered)).toEqual([{ linkId: 'pain', repeat: 0, value: '3' }]);
});

it('asks one question a screen, and sends all answers once, with the same id again after a failure', async () => {
  const sendAnswers = vi
    .fn()
    .mockReturnValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValue({ data: { recordEntries: [{ outcome: 'STORED', message: null }] } });
  open({ QuestionForm: { data: formOf(intro, pain, why) }, SendAnswers: sendAnswers });
  expect(await screen.findByRole('heading', { name: 'Think of the last week.' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await next();
  expect(screen.getByRole('heading', { name: 'How much pain?' })).toHaveFocus();
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('Please answer this question');
  await userEvent.click(screen.getByRole('radio', { name: '8' }));
  await next();
  expect(screen.getByText('You may leave this out')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
  await next();
  await userEvent.type(screen.getByRole('textbox', { name: 'Why so much?' }), 'I fell');
  await next();
  expect(await screen.findByText(/Your answers were not sent/)).toBeVisible();
  await next();
  expect(await screen.findByText(/Your answers are with your team/)).toBeVisible();
  const sent = sendAnswers.mock.calls.map(([{ entries }]) => entries[0]);
  expect(sent).toHaveLength(2);
  expect(sent[1].clientId).toBe(sent[0].clientId);
  expect(sent[1].answers).toEqual({
    questionnaire: 'knee',
    version: 3,
    occasion: 'WEEK_6',
    answers: [
      { linkId: 'pain', repeat: 0, value: '8' },
      { linkId: 'why', repeat: 0, value: 'I fell' },
    ],
  });
});

it('keeps what was answered until it is sent, for the account that answered', async () => {
  const answers = {
    QuestionForm: { data: formOf(pain, why) },
    SendAnswers: { data: { recordEntries: [{ outcome: 'STORED', message: null }] } },
  };
  open(answers);
  await userEvent.click(await screen.findByRole('radio', { name: '8' }));
  await next();
  await userEvent.type(screen.getByRole('textbox', { name: 'Why so much?' }), 'I fell');
  cleanup();
  openAs({ ...profileOf(), id: 'another' }, '/user/questions/knee', answers);
  expect(await screen.findByRole('radio', { name: '8' })).not.toBeChecked();
  cleanup();
  open(answers);
  expect(await screen.findByRole('textbox', { name: 'Why so much?' })).toHaveValue('I fell');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
  await next();
  await next();
  expect(await screen.findByText(/Your answers are with your team/)).toBeVisible();
  cleanup();
  open(answers);
  expect(await screen.findByRole('radio', { name: '8' })).not.toBeChecked();
});

it('names each activity of the beginning, and says why answers were refused', async () => {
  const refusal = { outcome: 'REFUSED', message: 'These questions are answered already. Thank you.' };
  open({
    QuestionForm: { data: formOf(activity, { ...name, given: ['Stairs', 'Squats'] }, able) },
    SendAnswers: { data: { recordEntries: [refusal] } },
  });
  expect(await screen.findByText('Stairs')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await next();
  expect(screen.getByText('Squats')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '0' }));
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
});

it('says when nothing is due', async () => {
  open({
    QuestionForm: { errors: [{ message: 'Not due', extensions: { code: 'NOT_FOUND' } }] },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing to answer now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your progress' })).toHaveAttribute('href', '/user/progress');
});

describe('on the page of today', () => {
  const due = [{ slug: 'psfs', title: 'What you can do' }];

  it('stand the questionnaires that are due, each with the way to its questions', async () => {
    openToday({ Today: answerOf(todayOf({ questionnaires: due })) });
    const card = within(await screen.findByRole('region', { name: 'Questions for you' }));
    expect(card.getByRole('link', { name: 'What you can do' })).toHaveAttribute('href', '/user/questions/psfs');
  });

  it('stands nothing of them while a danger sign stops the plan, nor where none is due', async () => {
    openToday({ Today: answerOf(todayOf({ questionnaires: due, stopped: true, exercises: [] })) });
    expect(await screen.findByRole('region', { name: 'Your progress' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Questions for you' })).toBeNull();
    cleanup();
    openToday({ Today: answerOf(todayOf()) });
    expect(await screen.findByRole('region', { name: 'Your progress' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Questions for you' })).toBeNull();
  });
});
