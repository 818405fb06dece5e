import { fetchInLanguage } from '../../language/fetch-in-language';

/** What the server says of a message that it does not take; none of it where no answer of the server came. */
export interface NotTaken extends Error {
  readonly code?: string;
  /** The sentence for each field at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Who waits longer is told that it failed, in milliseconds. */
const patience = 30_000;

/**
 * A call of the contact forms: plain, so that the public pages stay light.
 * @throws NotTaken
 */
export async function formCall<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetchInLanguage(path, {
    signal: AbortSignal.timeout(patience),
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: Answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(), answer);
  return answer;
}
