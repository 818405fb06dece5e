import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../test/fake-event-source';
import type { LiveNews } from './live-stream';

/** The lock that a browser gives to one tab after the other. */
class OneLock {
  #last: Promise<unknown> = Promise.resolve();

  readonly request = (_name: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>): Promise<void> => {
    const turn = this.#last.then(() => {
      if (!signal.aborted) return lead();
      throw signal.reason;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  };
}

beforeEach(() => {
  FakeEventSource.install();
  vi.stubGlobal('navigator', { locks: new OneLock() });
});
const tabs: (() => void)[] = [];
afterEach(() => {
  vi.useFakeTimers();
  for (const leave of tabs.splice(0)) leave();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab: a module of its own, which notes what it hears. */
async function openTab() {
  vi.resetModules();
  const { liveStream } = await import('./live-stream');
  const news: LiveNews[] = [];
  const leave = liveStream.listen((each) => news.push(each));
  tabs.push(leave);
  return { news, leave, isOpen: liveStream.isOpen };
}

const present = () => FakeEventSource.present;

it('is opened by one tab, which tells the others what it hears', async () => {
  const first = await openTab();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  const second = await openTab();
  const [source] = present();
  expect(source?.url).toBe('/api/v1/events');
  source?.begin();
  source?.tell('calendar:2026-11-27', 'inbox');
  await vi.waitFor(() => expect(second.news).toEqual(['open', ['calendar:2026-11-27', 'inbox']]));
  expect(first.news).toEqual(second.news);
  expect(present()).toHaveLength(1);
});

it('is known to be open to a tab that comes later', async () => {
  await openTab();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  present()[0]?.begin();
  const later = await openTab();
  expect(later.isOpen()).toBe(false);
  await vi.waitFor(() => expect(later.isOpen()).toBe(true));
});

it('is opened by another tab when the first one leaves', async () => {
  const first = await openTab();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  const second = await openTab();
  const [source] = present();
  vi.useFakeTimers();
  first.leave();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  expect(present()[0]).not.toBe(source);
  present()[0]?.begin();
  expect(second.isOpen()).toBe(true);
});

it('stays open while the page changes', async () => {
  const tab = await openTab();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  const [source] = present();
  const { liveStream } = await import('./live-stream');
  vi.useFakeTimers();
  tab.leave();
  vi.advanceTimersByTime(4_999);
  tabs.push(liveStream.listen(() => undefined));
  vi.advanceTimersByTime(60_000);
  expect(present()).toEqual([source]);
});

it('is tried again a minute after a refusal, and by the browser after a lost connection', async () => {
  const { news, isOpen } = await openTab();
  await vi.waitFor(() => expect(present()).toHaveLength(1));
  vi.useFakeTimers();
  const [source] = present();
  source?.begin();
  source?.lose();
  vi.advanceTimersByTime(60_000);
  expect([present(), isOpen()]).toEqual([[source], false]);
  source?.begin();
  source?.lose(true);
  vi.advanceTimersByTime(59_999);
  expect(present()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(present()).toHaveLength(1);
  expect(news).toEqual(['open', 'lost', 'open', 'lost']);
});
