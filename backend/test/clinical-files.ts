import { randomUUID } from 'node:crypto';
import { ask } from './notes.js';
import type { TestClient } from './test-client.js';

/** A file as the endpoints answer it. */
export interface Sent {
  id: string;
  title: string;
  hash: string;
  mediaType: string;
  url: string | null;
  thumbnailUrl: string | null;
  removedAt: string | null;
  isFromHospital: boolean;
  mayChange: boolean;
}

/** A PDF like no other. */
export const pdf = () => Buffer.from(`%PDF-1.7 ${randomUUID()}\n%%EOF\n`);

/** Adds a file to a record; an X-ray of the knee, unless told otherwise. */
export function upload(
  browser: TestClient,
  patientId: string,
  bytes: Buffer | undefined,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ category: 'XRAY', title: 'Knee', ...fields })) form.set(name, value);
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../knee.png');
  return browser.rest<{ data: Sent; code?: string; fields?: Record<string, string> }>(
    'POST',
    `/patients/${patientId}/files`,
    form,
  );
}

const FILE = 'id title hash mediaType url thumbnailUrl removedAt isFromHospital mayChange';

/** Lists a patient's files. */
export async function listFiles(browser: TestClient, patientId: string) {
  const { data, code } = await ask<{ totalCount: number; edges: { node: Sent }[] }>(
    browser,
    `{ clinicalFiles(patientId: "${patientId}", first: 100) { totalCount edges { node { ${FILE} } } } }`,
  );
  return { code, total: data?.totalCount, files: data?.edges.map(({ node }) => node) ?? [] };
}

/** Removes a file, or brings it back. */
export const removeFile = (browser: TestClient, id: string, reason: string | null) =>
  ask<Sent>(browser, `mutation ($id: ID!, $reason: String) { removeFile(id: $id, reason: $reason) { ${FILE} } }`, {
    id,
    reason,
  });

/** Changes a file. */
export const updateFile = (browser: TestClient, id: string, input: object) =>
  ask<Sent>(browser, `mutation ($id: ID!, $input: FileInput!) { updateFile(id: $id, input: $input) { ${FILE} } }`, {
    id,
    input,
  });
