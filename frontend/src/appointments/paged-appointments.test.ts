import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { pagedAppointments } from './paged-appointments';

const query = gql`
  query ($first: Int!, $after: String) {
    appointments(first: $first, after: $after) {
      edges
      pageInfo {
        endCursor
      }
    }
  }
`;
const page = (edges: readonly number[], endCursor: string) => ({ appointments: { edges, pageInfo: { endCursor } } });

function cacheWith(...pages: readonly (readonly [after: string | undefined, data: ReturnType<typeof page>])[]) {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { appointments: pagedAppointments } } } });
  for (const [after, data] of pages) cache.writeQuery({ query, variables: { first: 2, after }, data });
  return cache.readQuery({ query, variables: { first: 2 } });
}

const first = [undefined, page([1, 2], 'two')] as const;
const second = ['two', page([3], 'three')] as const;

it('adds the page that follows, once, however often it arrives', () => {
  expect(cacheWith(first, second)).toEqual(page([1, 2, 3], 'three'));
  expect(cacheWith(first, second, second)).toEqual(page([1, 2, 3], 'three'));
});

it('begins anew when the first page is read again', () => {
  expect(cacheWith(first, second, [undefined, page([7, 8], 'eight')])).toEqual(page([7, 8], 'eight'));
});
