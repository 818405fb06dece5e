import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { aheadAnswer, openAs, profileOf, sessionOf, stopTheClock } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const openHome = (answers: Answers = {}) => openAs(profileOf(), '/user', answers);
const block = async (name: string) => within(await screen.findByRole('region', { name }));
const ahead = (...sessions: Parameters<typeof aheadAnswer>[0][number][]) => ({ SessionsAhead: aheadAnswer(sessions) });
const pending = sessionOf({
  id: 's2',
  status: 'PENDING',
  physiotherapist: null,
  appointmentDate: '2026-11-21T11:00:00Z',
});

describe('the next step', () => {
  it('is the next session that is agreed: when, where it stands, where and with whom', async () => {
    openHome(ahead(pending, sessionOf()));
    const step = await block('Your next session');
    expect(step.getByText('22 Nov 2026, 4:30 pm IST')).toBeVisible();
    expect(step.getByText('Tomorrow')).toBeVisible();
    expect(step.getByText('Scheduled')).toBeVisible();
    expect(step.getByText('Clinic, 45 minutes')).toBeVisible();
    expect(step.getByText('Neha Kapoor')).toBeVisible();
  });

  it('is what was asked for while nothing is agreed', async () => {
    openHome(ahead(sessionOf({ id: 's3', status: 'CANCELED' }), pending));
    const step = await block('The session you asked for');
    expect(step.getByText('21 Nov 2026, 4:30 pm IST')).toBeVisible();
    expect(step.getByText('Today')).toBeVisible();
    expect(step.getByText('Pending')).toBeVisible();
    expect(step.getByText('You asked for this time. The clinic will confirm it.')).toBeVisible();
  });

  it('is to ask for a session when there is none', async () => {
    openHome();
    const step = await block('Your next step');
    expect(await step.findByRole('link', { name: 'Ask for a session' })).toHaveAttribute(
      'href',
      '/user/sessions#ask-for-a-session',
    );
  });

  it.each([
    ['Failed to fetch your sessions', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['Error fetching your sessions', new TypeError('Failed to fetch')],
  ])(
    'that could not be loaded says "%s" and when to call a doctor, and can be tried again',
    async (sentence, failure) => {
      const answers = [failure, aheadAnswer([sessionOf()])];
      openHome({ SessionsAhead: () => answers.shift() ?? new Error('asked too often') });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByText('Call your doctor at once')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('22 Nov 2026, 4:30 pm IST')).toBeVisible();
    },
  );

  it('always says when to call a doctor', async () => {
    openHome();
    const advice = (await screen.findByText('Call your doctor at once')).parentElement;
    expect(advice).toHaveTextContent('For chest pain, trouble breathing or fainting, call 112');
    expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  });
});
