import { expect, it, vi } from 'vitest';

it('what is drawn goes on being drawn after a clock was set', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  window.requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const frame = new Promise((resolve) => {
    window.requestAnimationFrame(resolve);
  });
  await expect(frame).resolves.toEqual(expect.any(Number));
}, 5_000);
