import { expect, it } from 'vitest';
import { withNextPage } from './next-page';

const list = { edges: [1, 2], pageInfo: { endCursor: 'two' } };
const next = { edges: [3], pageInfo: { endCursor: 'three' } };

it('adds the page that follows, once, however often it arrives', () => {
  const whole = withNextPage(list, next, 'two');
  expect(whole).toEqual({ edges: [1, 2, 3], pageInfo: { endCursor: 'three' } });
  expect(withNextPage(whole, next, 'two')).toBe(whole);
});
