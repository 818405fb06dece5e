import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { pagedHistory } from './paged-history';

const query = gql`
  query ($first: Int!, $after: String) {
    patientTimeline(first: $first, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        endCursor
      }
    }
  }
`;

interface Timeline {
  readonly patientTimeline: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

const page = (ids: string, endCursor: string) => ({
  patientTimeline: {
    edges: Array.from(ids, (id) => ({ node: { __typename: 'TimelineEvent', id } })),
    pageInfo: { endCursor },
  },
});

/** What is shown once these pages came, one after the other. */
function shownAfter(...pages: readonly (readonly [after: string | undefined, data: ReturnType<typeof page>])[]) {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { patientTimeline: pagedHistory('first') } } } });
  for (const [after, data] of pages) cache.writeQuery({ query, variables: { first: 2, after }, data });
  const edges = cache.readQuery<Timeline>({ query, variables: { first: 2 } })?.patientTimeline.edges ?? [];
  return edges.map(({ node }) => node.id).join('');
}

const first = [undefined, page('dc', 'c')] as const;
const second = ['c', page('ba', 'a')] as const;

it('joins an earlier page once', () => {
  expect(shownAfter(first, second)).toBe('dcba');
  expect(shownAfter(first, second, second)).toBe('dcba');
});

it.each([
  ['the same', 'dc', 'dcba'],
  ['one more', 'ed', 'edcba'],
  ['so much more that they do not touch', 'gf', 'gf'],
])('does not shrink when the first page is read again and holds %s', (_what, ids, shown) => {
  expect(shownAfter(first, second, [undefined, page(ids, ids.slice(-1))])).toBe(shown);
});
