import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bendOf, criterionOf, openCourse as open, planAnswer, valuesAnswer } from '../../../test/course.fixture';
import { type Answer } from '../../../test/fake-server';
import { standInForSensors } from '../../../test/orientation.fixture';
import { answerOf, keptEntries, lost, outcome, stored, todayOf } from '../../../test/today.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const values = [
  bendOf('m4', 99, '2026-11-20T07:00:00Z', { retractedReason: 'Read wrongly' }),
  bendOf('m3', 88.5, '2026-11-20T06:00:00Z'),
  bendOf('m1', 80, '2026-11-15T06:00:00Z'),
  bendOf('p1', 2, '2026-11-21T05:00:00Z', { measure: 'PAIN', side: null, mode: null }),
];
const told = { OwnValues: valuesAnswer(values) };
const card = async (name: string) => within(await screen.findByRole('region', { name }));
type Region = Awaited<ReturnType<typeof card>>;
const field = (region: Region) => region.getByLabelText(/^New value/);

async function save(region: Region, value?: string) {
  if (value) await userEvent.type(field(region), value);
  await userEvent.click(region.getByRole('button', { name: 'Save' }));
}

it('takes a value of one decimal, shows it at once, and sends it under an id of its own', async () => {
  let now = values;
  const { sent } = open('/user/measure', {
    OwnValues: (variables) => valuesAnswer(now)(variables),
    RecordEntries: (variables) => {
      now = [bendOf('m5', 92.5, '2026-11-21T06:30:00Z'), ...values];
      return stored(variables);
    },
  });
  const bend = await card('Knee bend');
  expect(bend.getByText('88.5°')).toBeVisible();
  expect(bend.getByText('Measured at home, it can be off by ±5°.')).toBeVisible();
  const input = bend.getByLabelText('New value: Knee bend');
  for (const wrong of ['', 'x', '92.55', '181', '-1']) {
    await userEvent.clear(input);
    if (wrong) await userEvent.type(input, wrong);
    await userEvent.click(bend.getByRole('button', { name: 'Save' }));
    expect(await bend.findByRole('alert')).toHaveTextContent('Degrees, from 0 to 180');
    expect(input).toHaveValue(wrong);
  }
  await userEvent.clear(input);
  await userEvent.type(input, '92,5');
  await userEvent.click(bend.getByRole('button', { name: 'Save' }));
  expect(await bend.findByText('92.5°')).toBeVisible();
  expect(sent()).toEqual([
    {
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.any(String),
      measurement: { measure: 'KNEE_FLEXION', value: 92.5, method: 'TYPED' },
    },
  ]);
});

it('brings the advice for strong pain into view each time that it is told', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  open('/user/measure', { ...told, RecordEntries: lost });
  const pain = await card('Pain');
  for (const [value, sentence] of [
    ['8', 'Please rest now'],
    ['9', 'call the clinic now'],
  ] as const) {
    await save(pain, value);
    const advice = await pain.findByRole('alert');
    expect(advice).toHaveTextContent(sentence);
    expect(advice).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toBe(advice);
  }
  scroll.mockRestore();
});

it('keeps a value that is not sent yet over another visit of the page, and shows it to nobody else', async () => {
  const { sent } = open('/user/measure', { RecordEntries: lost });
  const pain = await card('Pain');
  await save(pain, '3');
  expect(await pain.findByText('3 of 10')).toBeVisible();
  expect(pain.getByText('Not sent yet')).toBeVisible();
  const [first] = sent();
  cleanup();
  const other = open('/user/measure', { Today: answerOf(todayOf(), 'p2') });
  const theirs = await card('Pain');
  expect(theirs.queryByText('3 of 10')).toBeNull();
  expect(screen.queryByText(/not sent yet/i)).toBeNull();
  expect(other.sent()).toEqual([]);
  cleanup();
  const again = open('/user/measure', { RecordEntries: lost });
  expect(await (await card('Pain')).findByText('3 of 10')).toBeVisible();
  await waitFor(() => expect(again.sent()).toEqual([first]));
});

it('takes how many degrees the knee lacks to be straight, which may go beyond it, and says what the figure means', async () => {
  const criteria = [criterionOf('KNEE_EXTENSION_DEFICIT')];
  const { sent } = open('/user/measure', { OwnPlan: planAnswer({ criteria }), RecordEntries: () => lost });
  const straight = await card('Knee, degrees short of straight');
  expect(straight.getByText(/^0 is straight. 5 means that 5 degrees are missing/)).toBeVisible();
  expect(field(straight)).toHaveAccessibleDescription(/0 is straight.*off by/);
  await save(straight, '-11');
  expect(await straight.findByRole('alert')).toHaveTextContent('Degrees, from -10 to 60');
  await userEvent.clear(field(straight));
  await save(straight, '−2');
  expect(await straight.findByText('-2°')).toBeVisible();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ measurement: { measure: 'KNEE_EXTENSION_DEFICIT', value: -2 } }]),
  );
});

describe('the last value', () => {
  it('is that of its own measure, and none that was taken back', async () => {
    open('/user/measure', { ...told, RecordEntries: () => lost });
    const bend = await card('Knee bend');
    const pain = await card('Pain');
    expect(bend.getByText('88.5°')).toBeVisible();
    expect(pain.getByText('2 of 10')).toBeVisible();
    await save(pain, '3');
    expect(await pain.findByText('3 of 10')).toBeVisible();
    expect(bend.getByText('88.5°')).toBeVisible();
    expect(bend.queryByText('Not sent yet')).toBeNull();
  });

  it('is none that the server refused, though the plan is not read anew', async () => {
    const plans: Answer[] = [planAnswer()];
    const refused = ({ entries }: Readonly<Record<string, unknown>>): Answer => ({
      data: { recordEntries: outcome(entries, 'REFUSED').map((one) => ({ ...one, message: 'It is too old.' })) },
    });
    open('/user/measure', { ...told, OwnPlan: () => plans.shift() ?? lost, RecordEntries: refused });
    const bend = await card('Knee bend');
    await save(bend, '120');
    expect(await screen.findByText('This was not saved. It is too old.')).toBeVisible();
    expect(bend.queryByText('120°')).toBeNull();
    expect(bend.getByText('88.5°')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(bend.queryByText('120°')).toBeNull();
  });

  it('is the one that the server has taken, also while it does not tell the plan anew', async () => {
    const plans: Answer[] = [planAnswer()];
    const { asked } = open('/user/measure', { ...told, OwnPlan: () => plans.shift() ?? lost });
    const bend = await card('Knee bend');
    await save(bend, '91');
    await waitFor(() => expect(asked('OwnPlan')).toHaveLength(2));
    expect(await screen.findByText(/^Your plan could not be loaded/)).toBeVisible();
    expect(bend.getByText('91°')).toBeVisible();
    expect(bend.queryByText('Not sent yet')).toBeNull();
  });
});

describe('what is typed and not saved', () => {
  const type = async (value: string) => userEvent.type(field(await card('Knee bend')), value);

  it('is there again after a change of the language, or once the phone has put the tab away', async () => {
    open('/user/measure', told);
    await type('92.');
    cleanup();
    open('/user/measure', told);
    const bend = await card('Knee bend');
    expect(field(bend)).toHaveValue('92.');
    expect(field(await card('Pain'))).toHaveValue('');
    await save(bend, '5');
    expect(field(bend)).toHaveValue('');
    await waitFor(() => expect(keptEntries()).toHaveLength(0));
    expect(JSON.parse(sessionStorage.getItem('patient-day/inputs/p1') ?? '')).toMatchObject({ typed: {} });
  });

  it('is nobody else’s, in this tab or after a reload of it', async () => {
    const other = answerOf(todayOf(), 'p2');
    const days = [answerOf(todayOf()), other];
    open('/user/measure', { ...told, Today: () => days.shift() ?? other });
    await type('92');
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(field(await card('Knee bend'))).toHaveValue(''));
    cleanup();
    open('/user/measure', { ...told, Today: other });
    expect(field(await card('Knee bend'))).toHaveValue('');
    cleanup();
    open('/user/measure', told);
    expect(field(await card('Knee bend'))).toHaveValue('92');
  });
});

describe('how it is measured', () => {
  const guide = {
    steps: ['Sit on a chair.', 'Bend the knee.'],
    caution: 'Stop where it hurts.',
    figure: null,
    video: null,
    isReviewed: false,
  };

  it('is told on demand, with the caution and without a name that stands for it', async () => {
    const { asked } = open('/user/measure', { ...told, MeasureGuide: { data: { measureGuide: guide } } });
    const bend = await card('Knee bend');
    const button = bend.getByRole('button', { name: 'How to measure: Knee bend' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect((await card('Pain')).queryByRole('button', { name: /How to measure/ })).toBeNull();
    await userEvent.click(button);
    expect(await bend.findByText('Bend the knee.')).toBeVisible();
    expect(bend.getByText('Stop where it hurts.')).toBeVisible();
    expect(bend.getByText('Sample, not signed off by a clinician')).toBeVisible();
    expect(asked('MeasureGuide')).toEqual([{ measure: 'KNEE_FLEXION', language: 'EN' }]);
    await userEvent.click(button);
    expect(bend.queryByText('Bend the knee.')).toBeNull();
  });

  it('is shown by the physiotherapist where the library does not know', async () => {
    open('/user/measure', { ...told, MeasureGuide: { data: { measureGuide: null } } });
    const bend = await card('Knee bend');
    await userEvent.click(bend.getByRole('button', { name: 'How to measure: Knee bend' }));
    expect(await bend.findByText(/Your physiotherapist will show you/)).toBeVisible();
  });
});

describe('a measurement with the phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Opens the measurement of the bend and measures 84, 91 and 88 degrees. */
  async function measure() {
    const opened = open('/user/measure', { ...told, RecordEntries: () => lost });
    const bend = await card('Knee bend');
    await userEvent.click(bend.getByRole('button', { name: 'Measure with the phone: Knee bend' }));
    const begin = await bend.findByRole('button', { name: 'Start' });
    const { turn, wait } = standInForSensors();
    fireEvent.click(begin);
    await wait(0);
    for (const angle of [84, 91, 88])
      for (const [beta, name] of [
        [0, 'Set zero'],
        [-angle, 'Read the angle'],
      ] as const) {
        turn(beta);
        fireEvent.click(bend.getByRole('button', { name }));
        await wait(1_100);
      }
    vi.useRealTimers();
    return { ...opened, bend };
  }

  it('puts the middle of three into the field, and nothing is saved before the patient confirms it', async () => {
    const { bend, sent } = await measure();
    expect(field(bend)).toHaveValue('88');
    expect(bend.getByText(/^Measured with the phone: 84°, 91°, 88°/)).toBeVisible();
    expect(bend.queryByRole('button', { name: 'Read the angle' })).toBeNull();
    expect(bend.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.click(bend.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ measurement: { measure: 'KNEE_FLEXION', value: 88, method: 'PHONE' } }]),
    );
    expect(bend.queryByText(/^Measured with the phone:/)).toBeNull();
  });

  it('counts as typed once the patient has changed the value', async () => {
    const { bend, sent } = await measure();
    await userEvent.clear(field(bend));
    await save(bend, '89');
    await waitFor(() => expect(sent()).toMatchObject([{ measurement: { value: 89, method: 'TYPED' } }]));
  });

  it('needs the document of the page, which the browser loads first if the patient came from another page', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: 'http://localhost/user/progress' } as PerformanceEntry,
    ]);
    const assign = vi.fn<(address: string) => void>();
    open('/user/measure', told);
    const bend = await card('Knee bend');
    vi.stubGlobal('location', {
      href: window.location.href,
      origin: window.location.origin,
      pathname: '/user/measure',
      search: '',
      assign,
    });
    await userEvent.click(bend.getByRole('button', { name: 'Measure with the phone: Knee bend' }));
    expect(assign.mock.calls).toEqual([['/user/measure?phone=KNEE_FLEXION']]);
    vi.restoreAllMocks();
  });

  it('is open in the document that was loaded for it', async () => {
    open('/user/measure?phone=KNEE_FLEXION', told);
    expect(await (await card('Knee bend')).findByRole('button', { name: 'Start' })).toBeVisible();
    expect((await card('Pain')).queryByRole('button', { name: 'Start' })).toBeNull();
  });
});
