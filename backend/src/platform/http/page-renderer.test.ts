import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.js';
import type { SiteFacts } from './built-site.js';
import { PageRenderer } from './page-renderer.js';

const named = (name: string, isOpen = true) => ({ name, isOpen });

/** Pages whose renderings end when the test says so, and what they were rendered with. */
function setUp(isThere = true) {
  const rendered: SiteFacts[] = [];
  const ends: (() => void)[] = [];
  const render = vi.fn(async (facts: SiteFacts) => {
    await new Promise<void>((end) => void ends.push(end));
    rendered.push(facts);
  });
  const logger = createLogger('silent');
  const logged = vi.spyOn(logger, 'error');
  let present = named('first');
  const pages = new PageRenderer({ isThere, render }, () => present, logger);
  const set = (facts: typeof present) => {
    present = facts;
    return pages.update();
  };
  return { pages, set, render, rendered, ends, logged };
}

/** Lets everything go on that waits for nothing from outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the pages and the facts', () => {
  it('are rendered at each change, and not again without one', async () => {
    const { pages, set, rendered, ends } = setUp();
    for (const name of ['first', 'second']) {
      const done = set(named(name));
      await settled();
      ends.shift()?.();
      await done;
    }
    await pages.update();
    expect(rendered).toEqual([named('first'), named('second')]);
  });

  it('of a clinic that is not open are those of the build', async () => {
    const { set, render } = setUp();
    await set(named('closed', false));
    expect(render).not.toHaveBeenCalled();
  });

  it('are left alone where nothing was built, as in watch mode', async () => {
    const { pages, render } = setUp(false);
    await pages.update();
    expect(render).not.toHaveBeenCalled();
  });

  it('that change during a rendering wait for it; the newest are shown last, and those between never', async () => {
    const { set, rendered, ends } = setUp();
    const first = set(named('first'));
    await settled();
    const others = [set(named('second')), set(named('third')), set(named('fourth'))];
    await settled();
    expect(ends).toHaveLength(1);
    ends.shift()?.();
    await first;
    await settled();
    ends.shift()?.();
    await Promise.all(others);
    expect(rendered).toEqual([named('first'), named('fourth')]);
  });

  it('that cannot be rendered are tried again each time, and logged once until it works', async () => {
    const { set, render, rendered, ends, logged } = setUp();
    for (const [name, told] of [
      ['first', 1],
      ['second', 2],
    ] as const) {
      for (let time = 0; time < 3; time++) {
        render.mockRejectedValueOnce(new Error('no such page'));
        await set(named(name));
      }
      expect(logged).toHaveBeenCalledTimes(told);
      const again = set(named(name));
      await settled();
      ends.shift()?.();
      await again;
    }
    expect(rendered).toEqual([named('first'), named('second')]);
    expect(render).toHaveBeenCalledTimes(8);
  });

  it('that are asked for while a rendering hangs wait as one', async () => {
    const { pages, set, ends } = setUp();
    const first = set(named('first'));
    await settled();
    void set(named('second'));
    const [one, other] = [pages.update(), pages.update()];
    expect(one).toBe(other);
    ends.shift()?.();
    await first;
    await settled();
    ends.shift()?.();
    await one;
    expect(ends).toEqual([]);
  });
});
