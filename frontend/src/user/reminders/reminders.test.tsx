import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, type fakeServer } from '../../../test/fake-server';
import { openAs, profileOf, remindersAnswer } from '../../../test/user.fixture';
import { closedClinic } from '#src/brand/business';

const open = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  openAs(profileOf(), '/user/settings', { FreeTimes: { data: { freeSlots: [] } }, ...answers }, null, {
    ...closedClinic,
    isOpen: true,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Reminders and notifications' }));
const remindMe = { name: 'Remind me of my exercises' };
const KEY = { pushKey: 'BAAA' };

/** A browser that can show notifications, and what it was asked. */
function standInForPush(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', unsubscribe: vi.fn(async () => true) };
  const state: { current: typeof subscription | null } = { current: null };
  const pushManager = {
    getSubscription: vi.fn(async () => state.current),
    subscribe: vi.fn(async () => (state.current = subscription)),
  };
  subscription.unsubscribe.mockImplementation(async () => {
    state.current = null;
    return true;
  });
  const registration = { pushManager };
  const ask = vi.fn(async () => {
    Object.assign(Notification, { permission: answer });
    return answer;
  });
  vi.stubGlobal('Notification', { permission, requestPermission: ask });
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { ask, subscription, pushManager };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('reminders are off at first; one tap gives the consent, and asks for a time', async () => {
  let isGiven = false;
  const { asked } = open({
    OwnReminders: () => remindersAnswer(isGiven),
    SetReminderConsent: ({ given }) => {
      isGiven = Boolean(given);
      return { data: { setConsent: { __typename: 'Consent', given } } };
    },
  });
  const reminders = await card();
  const remind = await reminders.findByRole('checkbox', remindMe);
  expect(remind).not.toBeChecked();
  expect(reminders.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(remind);
  expect(await screen.findByText('We will remind you once a day.')).toBeVisible();
  expect(await reminders.findByRole('combobox', { name: 'At what time?' })).toHaveDisplayValue('9:00 am');
  await userEvent.click(reminders.getByRole('checkbox', remindMe));
  expect(await screen.findByText('We will not remind you any more.')).toBeVisible();
  expect(asked('SetReminderConsent')).toEqual([{ given: true }, { given: false }]);
});

it('time and weekdays are chosen and saved; without a day nothing can be saved', async () => {
  const { asked } = open({
    OwnReminders: remindersAnswer(true, { at: '07:15', weekdays: ['MONDAY'] }),
    SetReminders: { data: { setReminders: { __typename: 'ReminderSettings', at: '18:30' } } },
  });
  const reminders = await card();
  const time = await reminders.findByRole('combobox');
  expect(time).toHaveDisplayValue('7:15 am');
  await userEvent.selectOptions(time, '6:30 pm');
  await userEvent.click(reminders.getByRole('checkbox', { name: 'Mon' }));
  expect(reminders.getByRole('button', { name: 'Save time and days' })).toBeDisabled();
  expect(reminders.getByRole('alert')).toHaveTextContent('at least one day');
  await userEvent.click(reminders.getByRole('checkbox', { name: 'Sat' }));
  await userEvent.click(reminders.getByRole('button', { name: 'Save time and days' }));
  expect(await screen.findByText('Your time was saved.')).toBeVisible();
  expect(asked('SetReminders')).toEqual([{ at: '18:30', weekdays: ['SATURDAY'] }]);
});

it('a choice that could not be saved says so, and the box stays', async () => {
  open({ SetReminderConsent: refusal('Something went wrong on our side.', 'INTERNAL') });
  const reminders = await card();
  await userEvent.click(await reminders.findByRole('checkbox', remindMe));
  expect(await reminders.findByRole('alert')).toHaveTextContent('Your choice could not be saved');
  expect(reminders.getByRole('checkbox', remindMe)).not.toBeChecked();
});

it('the browser is asked for permission only on a tap, then subscribed with the clinic’s key, and unsubscribed by another', async () => {
  const { ask, pushManager, subscription } = standInForPush('default');
  const { asked } = open({
    OwnReminders: remindersAnswer(false, KEY),
    SubscribePush: { data: { subscribePush: true } },
    UnsubscribePush: { data: { unsubscribePush: true } },
  });
  const reminders = await card();
  const start = await reminders.findByRole('button', { name: 'Show notifications here' });
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(start);
  const stop = await reminders.findByRole('button', { name: 'Stop notifications here' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([4, 0, 0]),
  });
  await userEvent.click(stop);
  expect(await reminders.findByRole('button', { name: 'Show notifications here' })).toBeVisible();
  const { endpoint } = subscription;
  expect([asked('SubscribePush'), asked('UnsubscribePush')]).toEqual([[{ endpoint }], [{ endpoint }]]);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

it('a subscription that the server refuses does not stay in the browser', async () => {
  const { subscription } = standInForPush('default');
  open({ OwnReminders: remindersAnswer(false, KEY), SubscribePush: refusal('Not known.', 'BAD_INPUT') });
  const reminders = await card();
  await userEvent.click(await reminders.findByRole('button', { name: 'Show notifications here' }));
  expect(await reminders.findByRole('alert')).toHaveTextContent(
    'Notifications could not be switched over on this phone',
  );
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

it('a subscription of another account is not shown as one’s own', async () => {
  const { pushManager, subscription } = standInForPush('granted');
  pushManager.getSubscription.mockResolvedValue(subscription);
  localStorage.setItem('push-account', 'somebody else');
  open({ OwnReminders: remindersAnswer(false, KEY) });
  expect(await (await card()).findByRole('button', { name: 'Show notifications here' })).toBeVisible();
});

it('a person who does not allow it is told that text messages come as before', async () => {
  standInForPush('default', 'denied');
  const { asked } = open({ OwnReminders: remindersAnswer(false, KEY) });
  const reminders = await card();
  await userEvent.click(await reminders.findByRole('button', { name: 'Show notifications here' }));
  expect(await reminders.findByText(/^Notifications of this page are blocked/)).toBeVisible();
  expect(asked('SubscribePush')).toEqual([]);
});

it.each([
  ['a browser without push', () => undefined, KEY, /^This browser cannot show notifications/],
  [
    'an iPhone whose page is not on the home screen',
    () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)'),
    KEY,
    /home screen: tap “Share”/,
  ],
  ['a browser that blocks it', () => standInForPush('denied'), KEY, /^Notifications of this page are blocked/],
  ['a clinic without a key', () => standInForPush('default'), {}, /^The clinic sends no notifications/],
])('%s is told so, without a button', async (_what, arrange, changes, sentence) => {
  arrange();
  open({ OwnReminders: remindersAnswer(false, changes) });
  const reminders = await card();
  expect(await reminders.findByText(sentence)).toBeVisible();
  expect(reminders.queryByRole('button')).not.toBeInTheDocument();
});
