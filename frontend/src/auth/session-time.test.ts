import { expect, it } from 'vitest';
import { noteSessionTime, notingSessionTime, sessionTime } from './session-time';

const left = (seconds: number) => new Response(null, { headers: { 'session-seconds-left': String(seconds) } });

it('knows the end from the startup answer, and holds to a later one that came before it was looked at', async () => {
  const first = notingSessionTime(() => Promise.resolve(left(3_600)));
  await first('/graphql');
  expect(sessionTime()?.endsAt).toBe(performance.timeOrigin + 3_600_000);

  const now = Date.now();
  noteSessionTime(left(900), now);
  const afterwards = notingSessionTime(() => Promise.resolve(left(3_600)));
  await afterwards('/graphql');
  expect(sessionTime()?.endsAt).toBe(now + 900_000);
  await afterwards('/graphql');
  expect(sessionTime()?.endsAt).toBeGreaterThanOrEqual(now + 3_600_000);
});
