import { describe, expect, it } from 'vitest';
import { content as sent, functionScore, painScore } from '../../../test/questionnaires.js';
import { checkAnswers } from './check-answers.js';
import type { Answer } from './enabled.js';
import { asks, occasionDays } from './occasions.js';
import { type QuestionnaireContent, questionnaireContent } from './questionnaire-content.js';
import { changeOf, scoreAnswers } from './score-answers.js';
import { scoreDefinition } from './score-definition.js';
import { scorePoints, worseScores } from './score-points.js';

const content = questionnaireContent.parse(sent);
const answer = (linkId: string, value: string, repeat = 0): Answer => ({ linkId, value, repeat });
const check = (answers: Answer[], baseline: Answer[] | null = null, of: QuestionnaireContent = content) => {
  const checked = checkAnswers(of, answers, baseline);
  return 'fault' in checked ? checked.fault : checked.answers;
};

describe('answers to a questionnaire (companion §9)', () => {
  it('are taken in the order of the items, with optional ones left out', () => {
    expect(check([answer('stairs', '2'), answer('pain', '3')])).toEqual([answer('pain', '3'), answer('stairs', '2')]);
    expect(check([answer('pain', '6')])).toEqual([answer('pain', '6')]);
  });

  it.each([
    ['a required one is missing', [answer('stairs', '2')], 'QUESTION_LEFT_OUT'],
    ['one of a condition that holds is missing', [answer('pain', '7')], 'QUESTION_LEFT_OUT'],
    ['a condition does not hold', [answer('pain', '6'), answer('why', 'Fell')], 'QUESTION_NOT_ASKED'],
    ['the question is unknown', [answer('pain', '6'), answer('else', '1')], 'QUESTION_NOT_ASKED'],
    ['it answers a display', [answer('pain', '6'), answer('intro', '1')], 'QUESTION_NOT_ASKED'],
    ['it answers a group', [answer('pain', '6'), answer('activity', '1')], 'QUESTION_NOT_ASKED'],
    ['one is answered twice', [answer('pain', '6'), answer('pain', '6')], 'QUESTION_TWICE'],
    ['a question without repeats has one', [answer('pain', '6'), answer('pain', '6', 1)], 'QUESTION_NOT_ASKED'],
    ['a figure is out of range', [answer('pain', '11')], 'ANSWER_FORM'],
    ['a figure is no whole number', [answer('pain', '1.5')], 'ANSWER_FORM'],
    ['a figure is a text', [answer('pain', 'much')], 'ANSWER_FORM'],
    ['a choice is not offered', [answer('pain', '1'), answer('stairs', '5')], 'ANSWER_FORM'],
    ['a text is of blanks', [answer('pain', '8'), answer('why', ' \n ')], 'ANSWER_FORM'],
    ['a repeat is half', [answer('pain', '1'), answer('name', 'Stairs')], 'QUESTION_LEFT_OUT'],
    [
      'a repeat is left out',
      [answer('pain', '1'), answer('name', 'Stairs', 1), answer('able', '1', 1)],
      'QUESTION_LEFT_OUT',
    ],
    ['there are too many repeats', [answer('pain', '1'), answer('able', '1', 10)], 'QUESTION_NOT_ASKED'],
  ])('are refused if %s', (_what, answers, fault) => {
    expect(check(answers)).toBe(fault);
  });

  it('have the texts of a repeating group from the baseline, which do not change', () => {
    const baseline = [answer('pain', '3'), answer('name', 'Stairs'), answer('name', 'Squats', 1), answer('able', '1')];
    const able = [answer('pain', '1'), answer('able', '5'), answer('able', '6', 1)];
    const whole = [
      answer('pain', '1'),
      answer('name', 'Stairs'),
      answer('name', 'Squats', 1),
      answer('able', '5'),
      answer('able', '6', 1),
    ];
    expect(check(able, baseline)).toEqual(whole);
    expect(check([...able, answer('name', ' Stairs ')], baseline)).toEqual(whole);
    expect(check([...able, answer('name', 'Running')], baseline)).toBe('ANSWER_KEPT');
    expect(check([...able, answer('name', 'More', 2), answer('able', '1', 2)], baseline)).toBe('ANSWER_KEPT');
    expect(check([answer('pain', '1'), answer('able', '5')], baseline)).toBe('QUESTION_LEFT_OUT');
  });

  it('follow conditions within a repeat, and on answers that are there', () => {
    const [, pain, , , activity] = sent.item as { item?: object[] }[];
    const inGroup = {
      ...activity,
      required: true,
      item: [
        ...(activity?.item ?? []),
        { ...pain, linkId: 'help', enableWhen: [{ question: 'able', operator: '<', answerInteger: 3 }] },
      ],
    };
    const also = {
      ...pain,
      linkId: 'also',
      enableWhen: [{ question: 'help', operator: 'exists', answerBoolean: false }],
    };
    const of = questionnaireContent.parse({ ...sent, item: [inGroup, also] });
    const one = (able: string, repeat: number) => [answer('name', 'Stairs', repeat), answer('able', able, repeat)];
    expect(check([...one('5', 0), answer('also', '1')], null, of)).toHaveLength(3);
    expect(check([...one('5', 0), ...one('2', 1), answer('help', '1', 1)], null, of)).toHaveLength(5);
    expect(check([...one('5', 0), ...one('2', 1), answer('help', '1', 0)], null, of)).toBe('QUESTION_NOT_ASKED');
    expect(check([...one('2', 0), answer('help', '1'), answer('also', '1')], null, of)).toBe('QUESTION_NOT_ASKED');
    expect(check([answer('also', '1')], null, of)).toBe('QUESTION_LEFT_OUT');
  });
});

describe('a score (companion §9)', () => {
  const score = (changed: object, answers: Answer[], of = content) =>
    scoreAnswers(of, [scoreDefinition.parse({ ...painScore, ...changed })], answers).map(({ value }) => value);
  const three = [answer('pain', '7'), answer('stairs', '2')];

  it('is a sum, a mean, or a percentage of the range of what was answered', () => {
    const items = ['pain', 'stairs'];
    expect(score({ items, method: 'SUM' }, three)).toEqual([9]);
    expect(score({ items, method: 'MEAN' }, three)).toEqual([4.5]);
    expect(score({ items, method: 'PERCENT' }, three)).toEqual([64.3]);
    expect(score({ items, method: 'PERCENT' }, [answer('stairs', '3')])).toEqual([75]);
  });

  it('counts yes as one, and each repeat, with halves rounded away from zero', () => {
    const yes = questionnaireContent.parse({ ...sent, item: [{ ...sent.item[0], linkId: 'y', type: 'boolean' }] });
    expect(score({ items: ['y'] }, [answer('y', 'true')], yes)).toEqual([1]);
    expect(score({ items: ['y'] }, [answer('y', 'false')], yes)).toEqual([0]);
    const able = ['5', '6', '6', '8'].map((value, at) => answer('able', value, at));
    expect(score({ ...functionScore }, able)).toEqual([6.3]);
    const whole = questionnaireContent.parse({ ...sent, item: [{ ...sent.item[1], extension: undefined }] });
    expect(score({ items: ['pain'] }, [answer('pain', '-3')], whole)).toEqual([-3]);
  });

  it('is none with too few answers', () => {
    expect(score({ items: ['pain', 'stairs'], leastAnswers: 2 }, [answer('pain', '7')])).toEqual([]);
    expect(score({ items: ['stairs'] }, [answer('pain', '7')])).toEqual([]);
  });

  it('is better or worse by the important difference, which counts itself', () => {
    const change = (value: number, higherIsBetter: boolean, importantDifference: number | null = 2) =>
      changeOf({ value, higherIsBetter, importantDifference }, 5);
    expect([change(3, false), change(3.1, false), change(6.9, false), change(7, false)]).toEqual([
      'BETTER',
      'SAME',
      'SAME',
      'WORSE',
    ]);
    expect([change(7, true), change(3, true), change(5, true)]).toEqual(['BETTER', 'WORSE', 'SAME']);
    expect(change(9, true, null)).toBeNull();
    expect(changeOf({ value: 0.3, higherIsBetter: true, importantDifference: 0.2 }, 0.1)).toBe('BETTER');
  });

  it('is compared with the baseline, and for the team with the one before', () => {
    const row = (occasion: 'BASELINE' | 'WEEK_6' | 'WEEK_12', value: number, changed: object = {}) => ({
      responseId: occasion,
      slug: 'knee',
      key: 'pain',
      name: { en: 'Pain', hi: 'दर्द' },
      occasion,
      value,
      higherIsBetter: false,
      importantDifference: 2,
      answeredAt: '2026-03-10T06:30:00Z',
      ...changed,
    });
    const rows = [row('WEEK_6', 2), row('BASELINE', 6), row('WEEK_12', 4.5)];
    const points = scorePoints(rows).map(({ change, sameFrom, sameUntil }) => [change, sameFrom, sameUntil]);
    expect(points).toEqual([
      ['BETTER', 4, 8],
      [null, 4, 8],
      ['SAME', 4, 8],
    ]);
    expect(worseScores(rows)).toMatchObject([{ responseId: 'WEEK_12', value: 4.5, before: 2 }]);
    expect(scorePoints([row('WEEK_6', 2)])).toMatchObject([{ change: null, sameFrom: null, sameUntil: null }]);
    expect(scorePoints([row('BASELINE', 6), row('WEEK_6', 9, { slug: 'other' })])[1]?.change).toBeNull();
  });
});

describe('the days of an occasion (companion §9)', () => {
  const plan = { surgeryDate: '2026-02-28', createdAt: '2026-03-10T06:30:00Z' };

  it('are 14 from the first day of the plan, and a week before to two after the weeks', () => {
    expect(occasionDays(plan, 'BASELINE')).toEqual({ from: '2026-03-10', until: '2026-03-23' });
    expect(occasionDays(plan, 'WEEK_6')).toEqual({ from: '2026-04-04', until: '2026-04-25' });
    expect(occasionDays(plan, 'WEEK_12')).toEqual({ from: '2026-05-16', until: '2026-06-06' });
    expect(occasionDays(plan, 'WEEK_26')).toEqual({ from: '2026-08-22', until: '2026-09-12' });
  });

  it('follow an assignment from the next occasion that begins, and a new plan at once', () => {
    const week6 = occasionDays(plan, 'WEEK_6');
    expect(asks({ since: '2026-04-04', until: null }, plan, week6)).toBe(true);
    expect(asks({ since: '2026-04-05', until: null }, plan, week6)).toBe(false);
    expect(asks({ since: '2026-03-01', until: '2026-04-04' }, plan, week6)).toBe(false);
    expect(asks({ since: '2026-03-01', until: '2026-04-05' }, plan, week6)).toBe(true);
    const late = { ...plan, createdAt: '2026-04-10T06:30:00Z' };
    expect(asks({ since: '2026-04-10', until: null }, late, occasionDays(late, 'WEEK_6'))).toBe(true);
  });
});
