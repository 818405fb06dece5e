import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, day, entriesOf, familyPatient, openDay, settled, stopped } from '../../../test/family.fixture';
import type { Answer } from '../../../test/fake-server';
import { lost } from '../../../test/today.fixture';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const sign = (key: string, question: string) => ({ __typename: 'DangerSign', key, question, severity: 'URGENT' });

describe('what a family member tells of danger', () => {
  it('of a second, graver sign: its advice takes the place of the lesser, is announced, comes into view, and stays', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    let store: () => void = () => undefined;
    // The loaded day never includes the graver sign, such as one that was asked for before it was stored.
    const known = stopped('URGENT', ['calf'], 'Call the clinic today.');
    let today: object = day({ needsDangerCheck: true });
    const asked = openDay(
      null,
      {},
      {
        FamilyDay: () => ({ data: { familyPatients: [familyPatient()], familyToday: today } }),
        RecordFamilyEntries: async (variables) => {
          if (today !== known) await new Promise<void>((resolve) => (store = resolve));
          today = known;
          return answering()(variables);
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is the calf swollen?' }));
    const lesser = screen.getByRole('alert');
    expect(lesser).toHaveTextContent(/^You answered Yes: Is the calf swollen\?Do not exercise now. Call the clinic/);
    expect(lesser).toHaveFocus();
    await waitFor(() => expect(entriesOf(asked)).toHaveLength(1));
    store();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Call the clinic today.'));
    expect(screen.getByRole('alert')).toBe(lesser);
    const chest = screen.getByRole('button', { name: 'Yes: Is there chest pain?' });
    await settled(chest);
    scroll.mockClear();
    await userEvent.click(chest);
    const graver = screen.getByRole('alert');
    expect(graver).toHaveTextContent('Call 112 now');
    expect(graver).not.toBe(lesser);
    expect(graver).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([graver]);
    expect(within(graver).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(within(graver).getByRole('link', { name: 'Call the clinic' })).toBeVisible();
    await waitFor(() => expect(asked('FamilyDay').length).toBeGreaterThan(2));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    expect(entriesOf(asked)).toMatchObject([
      { dangerCheck: { answers: [{ sign: 'calf', yes: true }, { yes: false }] } },
      { sign: { sign: 'chest' } },
    ]);
  });

  it('of a second sign as grave as the first: the same words are announced once more', async () => {
    const asked = openDay(
      day({ dangerSigns: [sign('calf', 'Is the calf swollen?'), sign('fever', 'Is there fever?')] }),
      {},
      { RecordFamilyEntries: answering() },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is the calf swollen?' }));
    const first = screen.getByRole('alert');
    const fever = screen.getByRole('button', { name: 'Yes: Is there fever?' });
    await settled(fever);
    fever.focus();
    await userEvent.click(fever);
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(screen.getByRole('alert')).toHaveFocus();
    await waitFor(() => expect(entriesOf(asked)).toHaveLength(2));
    expect(await screen.findByText(/^Your answer is saved, and a message goes to the clinic/)).toBeVisible();
  });

  it('without the network: the advice stands at once, says that nothing is sent, and the sign is sent again under its id', async () => {
    let answer: Answer | undefined = lost;
    const asked = openDay(day(), {}, { RecordFamilyEntries: (variables) => answer ?? answering()(variables) });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is there chest pain?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    expect(screen.getByText('Your answer is not sent yet. Do not wait for that: call.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Done, one set/ })).toBeNull();
    const again = await screen.findByRole('button', { name: 'Send now' });
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    answer = undefined;
    await userEvent.click(again);
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    const [first, second] = entriesOf(asked);
    expect(second).toEqual(first);
  });

  it('is sent by itself when the network is back', async () => {
    let answer: Answer | undefined = lost;
    openDay(day(), {}, { RecordFamilyEntries: (variables) => answer ?? answering()(variables) });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is there chest pain?' }));
    await screen.findByRole('button', { name: 'Send now' });
    answer = undefined;
    fireEvent(globalThis.window, new Event('online'));
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
  });

  it('that the server refuses: the advice stands, with the reason, and the sign can be told once more', async () => {
    let answer = answering('REFUSED', 'The date is ahead.');
    openDay(day(), {}, { RecordFamilyEntries: (variables) => answer(variables) });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Is there chest pain?' }));
    expect(await screen.findByText('This was not saved. The date is ahead.')).toBeVisible();
    expect(screen.getByText(/^Your answer could not be saved, so nobody at the clinic sees it/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    answer = answering();
    const chest = screen.getByRole('button', { name: 'Yes: Is there chest pain?' });
    await settled(chest);
    await userEvent.click(chest);
    expect(await screen.findByText(/^Your answer is saved/)).toBeVisible();
    expect(screen.queryByText(/^This was not saved/)).toBeNull();
  });

  it('is not lost while a tick is being sent', async () => {
    const asked = openDay(day(), {}, { RecordFamilyEntries: () => new Promise<Answer>(() => undefined) });
    await userEvent.click(await screen.findByRole('button', { name: 'Done, one set: Ankle pumps' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Is there chest pain?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    await waitFor(() => expect(entriesOf(asked)).toMatchObject([{ setDone: { set: 2 } }, { sign: { sign: 'chest' } }]));
  });

  it('and what the patient has told: the advice is the gravest, also for one who only looks', async () => {
    openDay(stopped('EMERGENCY', ['chest'], 'Call 112 at once.'), { rights: [] });
    const advice = await screen.findByRole('alert');
    expect(advice).toHaveTextContent('Call 112 at once.');
    expect(advice).toHaveFocus();
    expect(screen.getByText('The clinic has been told.')).toBeVisible();
  });

  it('and an older answer, which would say to go on, gives way to it', async () => {
    const answeredTask = { __typename: 'CareTask', id: 't0', advice: 'Go on with the exercises.' };
    openDay(day({ answeredTask }));
    expect(await screen.findByText('Go on with the exercises.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Is there chest pain?' }));
    expect(screen.queryByText('Go on with the exercises.')).toBeNull();
  });

  it.each([
    ['7', 'Please rest now'],
    ['9', 'Please stop exercising and call the clinic now'],
  ])('of pain %s brings its advice into view, without the network, too, and is sent again', async (value, advice) => {
    let answer: Answer | undefined = lost;
    const asked = openDay(day(), {}, { RecordFamilyEntries: (variables) => answer ?? answering()(variables) });
    await userEvent.click(await screen.findByRole('button', { name: value }));
    const shown = screen.getByText(new RegExp(advice)).closest('[role=alert]');
    expect(shown).toHaveFocus();
    expect(await screen.findByText('This could not be saved')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    answer = undefined;
    const again = screen.getByRole('button', { name: 'Send now' });
    await settled(again);
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
    expect(shown).toBeVisible();
    const [first, second] = entriesOf(asked);
    expect(second).toEqual(first);
  });
});

describe('a double tap of a family member', () => {
  it('ticks once', async () => {
    let today = day();
    const asked = openDay(
      null,
      {},
      {
        FamilyDay: () => ({ data: { familyPatients: [familyPatient()], familyToday: today } }),
        RecordFamilyEntries: (variables) => {
          today = day({ sentence: 'Two sets are done.' });
          return answering()(variables);
        },
      },
    );
    const done = await screen.findByRole('button', { name: 'Done, one set: Ankle pumps' });
    await userEvent.click(done);
    expect(await screen.findByText('Two sets are done.')).toBeVisible();
    await userEvent.click(done);
    await settled(done);
    expect(entriesOf(asked)).toHaveLength(1);
  });

  it("on 'None of these' hits nothing that moves up, however late the answer comes", async () => {
    let store: () => void = () => undefined;
    let today = day({ needsDangerCheck: true });
    const asked = openDay(
      null,
      {},
      {
        FamilyDay: () => ({ data: { familyPatients: [familyPatient()], familyToday: today } }),
        RecordFamilyEntries: async (variables) => {
          await new Promise<void>((resolve) => (store = resolve));
          today = day();
          return answering()(variables);
        },
      },
    );
    const none = await screen.findByRole('button', { name: 'None of these' });
    await userEvent.click(none);
    await userEvent.click(none);
    await waitFor(() => expect(entriesOf(asked)).toHaveLength(1));
    store();
    const done = await screen.findByRole('button', { name: 'Done, one set: Ankle pumps' });
    expect(screen.getByRole('group', { name: 'What to do today' })).toHaveFocus();
    await userEvent.click(done);
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Is there chest pain?' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(entriesOf(asked)).toHaveLength(1);
  });
});
