import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { noteSessionTime } from '../auth/session-time';
import { openAs, placesAnswer, profileOf } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

const open = (answers: Answers) => openAs(profileOf(), '/user/settings', answers);
const block = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }));
const endOthers = { name: 'Sign out everywhere else' };

describe('where you are signed in', () => {
  it('marks this browser, first, and says when the others were used', async () => {
    open({ SignedInPlaces: placesAnswer(1) });
    const items = await (await block()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'This browserSigned in 20 Nov 2026, 10:00 am IST',
      'Another browserSigned in 20 Nov 2026, 10:00 am IST, last used 20 Nov 2026, 10:30 am IST',
    ]);
  });

  it('says of a phone that keeps it until when it does, unless it is used (AU-3)', async () => {
    const place = {
      __typename: 'Session',
      signedInAt: '2026-11-20T04:30:00.000Z',
      lastSeenAt: '2026-11-20T05:00:00.000Z',
    };
    const kept = { ...place, id: 'kept', isCurrent: true, endsAt: '2026-12-20T05:00:00.000Z' };
    const other = { ...place, id: 'other', isCurrent: false, endsAt: '2026-11-20T06:00:00.000Z' };
    open({ SignedInPlaces: { data: { mySessions: [kept, other] } } });
    const items = await (await block()).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Kept signed in, without use until 20 Dec 2026');
    expect(items[1]).not.toHaveTextContent('Kept');
  });

  it('is a short list, with this browser in it however many there are', async () => {
    open({ SignedInPlaces: placesAnswer(7) });
    const places = await block();
    expect(await places.findByText('and 3 more')).toBeVisible();
    expect(places.getAllByRole('listitem')).toHaveLength(5);
    expect(places.getByText('This browser')).toBeVisible();
  });

  it('offers nothing to end when there is nothing else', async () => {
    open({ SignedInPlaces: placesAnswer(0) });
    const places = await block();
    expect(await places.findByText('You are signed in nowhere else.')).toBeVisible();
    expect(places.queryByRole('button', endOthers)).not.toBeInTheDocument();
  });

  it('ends the others and shows the list as it is then', async () => {
    const answers = [placesAnswer(2), placesAnswer(0)];
    open({
      SignedInPlaces: () => answers.shift() ?? new Error('asked too often'),
      SignOutElsewhere: { data: { endOtherSessions: 2 } },
    });
    const places = await block();
    await userEvent.click(await places.findByRole('button', endOthers));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    expect(await places.findByText('You are signed in nowhere else.')).toBeVisible();
  });

  it.each([
    ['stays ticked on a phone that keeps it', 30 * 86_400, true],
    ['is not ticked on any other', 3_600, false],
  ])(
    'asks for a new code where the server wants one, and keeping signed in %s (AU-3)',
    async (_what, seconds, isKept) => {
      const why = 'For your safety, please sign in again before you sign out elsewhere.';
      open({ SignedInPlaces: placesAnswer(1), SignOutElsewhere: refusal(why, 'RECENT_SIGN_IN_REQUIRED') });
      const places = await block();
      const button = await places.findByRole('button', endOthers);
      act(() => noteSessionTime(new Response(null, { headers: { 'session-seconds-left': String(seconds) } })));
      await userEvent.click(button);
      expect(await screen.findByText(new RegExp(`^${why}`))).toBeVisible();
      const keep = screen.getByRole('checkbox', { name: 'Keep me signed in on this phone' });
      expect((keep as HTMLInputElement).checked).toBe(isKept);
    },
  );

  it.each([
    ['Failed to sign out everywhere else', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['Error signing out everywhere else', new TypeError('Failed to fetch')],
  ])('says "%s" when they could not be ended', async (sentence, answer) => {
    open({ SignedInPlaces: placesAnswer(1), SignOutElsewhere: answer });
    const places = await block();
    await userEvent.click(await places.findByRole('button', endOthers));
    expect(await places.findByText(sentence)).toBeVisible();
    expect(places.getByText('Another browser')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    const answers = [new TypeError('Failed to fetch'), placesAnswer(0)];
    open({ SignedInPlaces: () => answers.shift() ?? new Error('asked too often') });
    const places = await block();
    expect(await places.findByText('Error fetching where you are signed in')).toBeVisible();
    await userEvent.click(places.getByRole('button', { name: 'Try again' }));
    expect(await places.findByText('This browser')).toBeVisible();
  });
});
