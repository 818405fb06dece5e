import type { TestClient } from './test-client.js';

/** A change that waits for a second admin, as the GraphQL door shows it. */
export interface ShownApproval {
  id: string;
  kind: string;
  subject: string;
  requestedBy: string;
  status: string;
  isOwn: boolean;
  mayDecide: boolean;
}

const FIELDS = 'id kind subject requestedBy requestedAt expiresAt status isOwn mayDecide';

interface Answer {
  done: unknown;
  code: string | undefined;
}

/** Sends an operation whose field is named `done`. */
export async function call(browser: TestClient, operation: string): Promise<Answer> {
  const { body } = await browser.graphql<{ done: unknown }>(operation);
  return { done: body.data?.done, code: body.errors?.[0]?.extensions.code };
}

export const requireFourEyes = (browser: TestClient, isOn: boolean) =>
  call(browser, `mutation { done: setFourEyes(isOn: ${isOn}) }`);

export const pendingOf = async (browser: TestClient) =>
  ((await call(browser, `{ done: pendingApprovals { ${FIELDS} } }`)).done ?? []) as ShownApproval[];

export const decide = async (browser: TestClient, id: string, decision = 'APPROVE') => {
  const { done, code } = await call(
    browser,
    `mutation { done: approveChange(id: "${id}", decision: ${decision}) { ${FIELDS} } }`,
  );
  return { done: done as ShownApproval | undefined, code };
};

export const withdraw = (browser: TestClient, id: string) =>
  call(browser, `mutation { done: withdrawChange(id: "${id}") { ${FIELDS} } }`);

/** Id of the newest change that waits. */
export async function waitingId(browser: TestClient): Promise<string> {
  const [one] = await pendingOf(browser);
  if (!one) throw new Error('nothing waits');
  return one.id;
}
