import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchDay, benchSession, openBench } from '../../../test/bench.fixture';

/** 19 Nov 2025, ten minutes after the session has begun. */
const now = new Date('2025-11-19T16:40:00+05:30');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

describe('the button of the note', () => {
  const button = () => screen.queryByRole('button', { name: /^(?:Write down|Go on writing)/ });
  const shown = async (changes: Parameters<typeof benchSession>[0]) => {
    openBench('/physio', { BenchDay: benchDay({ sessions: [benchSession(changes)] }) });
    await screen.findByRole('link', { name: 'Sunita Yadav' });
  };

  it('is there from an hour before the session on', async () => {
    await shown({ appointment: { appointmentDate: '2025-11-19T17:45:00+05:30' } });
    expect(button()).toBeNull();
  });

  it('is there within the hour before the session, when nothing can be completed yet', async () => {
    await shown({ appointment: { appointmentDate: '2025-11-19T17:30:00+05:30' } });
    expect(button()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
  });

  it('waits until a session of an earlier day, which gives no reach, is marked', async () => {
    await shown({ reach: 'NONE', appointment: { appointmentDate: '2025-11-19T10:00:00+05:30' } });
    expect(button()).toBeNull();
    expect(screen.getByRole('button', { name: /^Complete: Sunita Yadav/ })).toBeVisible();
  });

  it.each([
    [{ status: 'SIGNED', isOwn: true }, 'Written down and signed'],
    [{ status: 'LOCKED', isOwn: true }, 'Written down, not signed yet'],
    [{ status: 'DRAFT', isOwn: false }, 'A draft of somebody else'],
  ] as const)('gives way to words where the note takes no more: %o', async (known, words) => {
    await shown({ note: { id: 'n1', ...known }, appointment: { status: 'COMPLETED' } });
    expect(button()).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
  });
});
