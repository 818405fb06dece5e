import { serverPaths } from '../../paths';

/** Why a message was not taken, as the server says it. */
export class NotTaken extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The sentence for each field at fault. */
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/** A call of the contact forms: plain, so that the public pages stay light. */
export async function formCall<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(
    path,
    body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  const answer: Answer & { code?: string; message?: string; fields?: Record<string, string> } = await response.json();
  if (!response.ok) throw new NotTaken(answer.code ?? '', answer.message ?? '', answer.fields ?? {});
  return answer;
}

/** Fetches what a form needs to send one message. */
export async function fetchToken(): Promise<string> {
  const { data } = await formCall<{ data: { token: string } }>(serverPaths.contactToken);
  return data.token;
}
