import { expect, it, vi } from 'vitest';
import { noteSessionTime, noteStartupTime, notingSessionTime, sessionTime } from './session-time';

const left = (seconds: number) => new Response(null, { headers: { 'session-seconds-left': String(seconds) } });

it('knows the end from the startup answer, and holds to a later one that came before it was looked at', async () => {
  noteStartupTime(left(3_600));
  expect(sessionTime()?.endsAt).toBe(performance.timeOrigin + 3_600_000);

  const now = Date.now();
  noteSessionTime(left(900), now);
  noteStartupTime(left(3_600));
  expect(sessionTime()?.endsAt).toBe(now + 900_000);
  const afterwards = notingSessionTime(() => Promise.resolve(left(3_600)));
  await afterwards('/graphql');
  expect(sessionTime()?.endsAt).toBeGreaterThanOrEqual(now + 3_600_000);
});

it('counts from the request, not from a slow answer, and keeps the expiry of a later request that was answered first', async () => {
  vi.useFakeTimers();
  const answers: ((response: Response) => void)[] = [];
  const send = notingSessionTime(() => new Promise((resolve) => void answers.push(resolve)));
  const slow = send('/graphql');
  const slowAt = Date.now();
  vi.advanceTimersByTime(60_000);
  const quick = send('/graphql');
  answers[1]?.(left(900));
  await quick;
  expect(sessionTime()?.endsAt).toBe(slowAt + 60_000 + 900_000);
  answers[0]?.(left(900));
  await slow;
  expect(sessionTime()?.endsAt).toBe(slowAt + 60_000 + 900_000);

  const last = send('/graphql');
  vi.advanceTimersByTime(30_000);
  answers[2]?.(left(900));
  await last;
  expect(sessionTime()?.endsAt).toBe(slowAt + 60_000 + 900_000);
  vi.useRealTimers();
});
