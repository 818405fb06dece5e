import type { TestClient } from './test-client.js';

/** A notice as tests read it. */
export interface SentNotice {
  id: string;
  kind: string;
  at: string;
  text: string;
  patient: { id: string; patientId: string; name: string } | null;
  subjectId: string | null;
  isSeen: boolean;
}

/** Notices of an account, newest first; why not, for one that may not ask. */
export async function readNotices(browser: TestClient, { first = 50, after }: { first?: number; after?: string } = {}) {
  const { body } = await browser.graphql<{
    teamNotices: {
      edges: { node: SentNotice; cursor: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      unseen: number;
    };
  }>(
    `query ($first: Int!, $after: String) { teamNotices(first: $first, after: $after) {
      edges { cursor node { id kind at text patient { id patientId name } subjectId isSeen } }
      pageInfo { hasNextPage endCursor } unseen } }`,
    { first, after },
  );
  const list = body.data?.teamNotices;
  return {
    notices: list?.edges.map(({ node }) => node) ?? [],
    page: list?.pageInfo,
    unseen: list?.unseen,
    code: body.errors?.[0]?.extensions.code,
  };
}

/** Kinds and sentences of an account's notices, oldest first. */
export const noticesOf = async (browser: TestClient): Promise<[kind: string, text: string][]> =>
  (await readNotices(browser)).notices.toReversed().map(({ kind, text }) => [kind, text]);

/** Marks notices as seen up to one; answers how many are not, or why not. */
export async function seeNotices(browser: TestClient, upTo: string): Promise<number | string | undefined> {
  const { body } = await browser.graphql<{ seen: number }>(
    'mutation ($upTo: ID!) { seen: seeTeamNotices(upTo: $upTo) }',
    {
      upTo,
    },
  );
  return body.data?.seen ?? body.errors?.[0]?.extensions.code;
}
