import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { growingList } from './growing-list';

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

type Pages = readonly (readonly [after: string | undefined, data: ReturnType<typeof page>])[];

/** What is shown once these pages came, one after the other. */
function shownBy(onRefetch: 'keep' | 'replace', pages: Pages) {
  const patientTimeline = growingList({ keyArgs: ['first'], onRefetch });
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { patientTimeline } } } });
  for (const [after, data] of pages) cache.writeQuery({ query, variables: { first: 2, after }, data });
  const edges = cache.readQuery<Timeline>({ query, variables: { first: 2 } })?.patientTimeline.edges ?? [];
  return edges.map(({ node }) => node.id).join('');
}

const shownAfter = (...pages: Pages) => shownBy('keep', pages);

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

it('shows a row once when rows were inserted or moved between two requests', () => {
  expect(shownAfter(first, ['c', page('db', 'b')])).toBe('dcb');
  expect(shownAfter(first, second, [undefined, page('ad', 'd')])).toBe('adcb');
  expect(shownAfter(first, second, [undefined, page('ec', 'c')])).toBe('ecba');
});

it('drops a late page that follows a list which has changed since', () => {
  expect(shownAfter(first, second, ['c', page('xy', 'y')])).toBe('dcba');
});

it('begins anew with the first page where the reader loads the others again', () => {
  expect(shownBy('replace', [first, second, [undefined, page('ed', 'd')]])).toBe('ed');
  expect(shownBy('replace', [first, second, second])).toBe('dcba');
});
