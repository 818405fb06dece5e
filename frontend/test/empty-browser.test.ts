import { expect, it, vi } from 'vitest';
import { keepChannels } from './empty-browser';

it('what is drawn goes on being drawn after a clock was set', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  window.requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const frame = new Promise((resolve) => {
    window.requestAnimationFrame(resolve);
  });
  await expect(frame).resolves.toEqual(expect.any(Number));
}, 5_000);

it('a channel that a file left open is closed at its end', () => {
  const closeAll = keepChannels();
  const left = new BroadcastChannel('left');
  const close = vi.spyOn(left, 'close');
  closeAll();
  expect(close).toHaveBeenCalledOnce();
});
