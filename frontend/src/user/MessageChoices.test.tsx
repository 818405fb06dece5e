import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { openAs, profileOf } from '../../test/user.fixture';
import { closedClinic } from '../brand/business';
import { leaveFor } from '../language/form-carryover';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.cookie = 'language=;max-age=0';
});

const chosen = (language: 'EN' | 'HI', reminders: boolean) => ({
  __typename: 'MessagePreferences',
  language,
  reminders,
});
const open = (answers: Parameters<typeof fakeServer>[0], isOpen = true, userType: 'PATIENT' | 'USER' = 'PATIENT') =>
  openAs(
    profileOf({ userType }),
    userType === 'PATIENT' ? '/user/settings' : '/user',
    { FreeTimes: { data: { freeSlots: [] } }, ...answers },
    null,
    {
      ...closedClinic,
      isOpen,
    },
  );
const block = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const save = { name: 'Save messages' };

it('a patient chooses the language of messages, and whether to be reminded', async () => {
  const { asked } = open({ SetMessagePreferences: { data: { setMessagePreferences: chosen('HI', false) } } });
  const messages = await block();
  expect(await messages.findByRole('radio', { name: 'English' })).toBeChecked();
  expect(messages.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await userEvent.click(messages.getByRole('radio', { name: 'हिन्दी' }));
  await userEvent.click(messages.getByRole('radio', { name: 'No' }));
  await userEvent.click(messages.getByRole('button', save));
  expect(await screen.findByText('Your choices for messages were saved.')).toBeVisible();
  expect(asked('SetMessagePreferences')).toEqual([{ language: 'HI', reminders: false }]);
});

it('after the pages changed their language, the language is the saved one, and what was ticked beside it is still there', async () => {
  open({});
  const messages = await block();
  expect(await messages.findByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(messages.getByRole('radio', { name: 'No' }));
  const href = 'http://site.test/user/settings';
  vi.stubGlobal('location', {
    href,
    origin: 'http://site.test',
    pathname: '/user/settings',
    search: '',
    reload: () => undefined,
  });
  leaveFor('hi', href);
  cleanup();
  open({ MessagePreferences: { data: { messagePreferences: chosen('HI', true) } } });
  const after = await block();
  expect(await after.findByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  expect(after.getByRole('radio', { name: 'No' })).toBeChecked();
});

it('choices that could not be saved stay as they were made', async () => {
  open({ SetMessagePreferences: refusal('Something went wrong on our side.', 'INTERNAL') });
  const messages = await block();
  await userEvent.click(await messages.findByRole('radio', { name: 'No' }));
  await userEvent.click(messages.getByRole('button', save));
  expect(await messages.findByRole('alert')).toHaveTextContent('Your choices for messages could not be saved');
  expect(messages.getByRole('radio', { name: 'No' })).toBeChecked();
});

it.each([
  ['a clinic that is not open, which sends nobody a message', false, 'PATIENT'],
  ['an account that is no patient', true, 'USER'],
] as const)('there is nothing to choose in %s', async (_what, isOpen, userType) => {
  const { asked } = open({}, isOpen, userType);
  await screen.findByRole('region', { name: 'Where you are signed in' });
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
  expect(asked('MessagePreferences')).toEqual([]);
});
