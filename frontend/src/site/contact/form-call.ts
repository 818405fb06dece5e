import { fetchInLanguage } from '#src/language/fetch-in-language';

/** The server's rejection of a message; empty if there was no response. */
export interface NotTaken extends Error {
  readonly code?: string;
  /** Error message by field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Request timeout in milliseconds. */
const patience = 30_000;

/**
 * Sends a request of a contact form, without Apollo, which public pages do not load.
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
