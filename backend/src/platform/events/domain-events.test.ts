import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { on, publish, registerEventHandlers } from './domain-events.js';

class Added {
  constructor(readonly amount: number) {}
}
class Removed {
  constructor(readonly amount: number) {}
}

/** An application has one configuration, which all its entity managers share. */
function application() {
  const config = {};
  return () => ({ config }) as unknown as EntityManager;
}

describe('domain events', () => {
  it('refuses an event of an application without handlers: a forgotten registration is no silence', async () => {
    await expect(publish(application()(), new Added(1))).rejects.toThrow('Added was published before event handlers');
  });

  it('calls the handlers of its class in their order, with the entity manager of the transaction', async () => {
    const fork = application();
    const calls: unknown[] = [];
    registerEventHandlers(fork(), [
      on(Added, async (tx, { amount }) => void calls.push(['first', amount, tx])),
      on(Removed, async () => void calls.push('another class')),
      on(Added, async (_tx, { amount }) => void calls.push(['second', amount])),
    ]);
    const tx = fork();
    await publish(tx, new Added(3));
    expect(calls).toEqual([
      ['first', 3, tx],
      ['second', 3],
    ]);
  });

  it('ends with what a handler throws, and calls no further one', async () => {
    const fork = application();
    const calls: string[] = [];
    registerEventHandlers(fork(), [
      on(Added, () => Promise.reject(new Error('no'))),
      on(Added, async () => void calls.push('called')),
    ]);
    await expect(publish(fork(), new Added(1))).rejects.toThrow('no');
    expect(calls).toEqual([]);
  });

  it('keeps applications in one process apart', async () => {
    const [one, other] = [application(), application()];
    const calls: string[] = [];
    registerEventHandlers(one(), [on(Added, async () => void calls.push('one'))]);
    registerEventHandlers(other(), [on(Added, async () => void calls.push('other'))]);
    await publish(one(), new Added(1));
    expect(calls).toEqual(['one']);
  });
});
