import { setTimeout } from 'node:timers/promises';

/**
 * Exports all data that the client may access, or the changes since a moment, counts the lines of each file, and deletes the export.
 * @param {import('./clinic.mjs').Clinic} clinic @param {string | undefined} since transactionTime of the previous export
 */
export async function exportAll(clinic, since) {
  const query = since ? `?_since=${encodeURIComponent(since)}` : '';
  const begun = await clinic.send('GET', `$export${query}`, { headers: { Prefer: 'respond-async' } });
  const address = begun.headers.get('content-location') ?? '';
  let state = await clinic.send('GET', address);
  while (state.status === 202) {
    await setTimeout(Number(state.headers.get('retry-after') ?? 5) * 1_000);
    state = await clinic.send('GET', address);
  }
  const { transactionTime, output, deleted } = state.body;
  for (const { type, url } of output) console.log(`  ${(await linesOf(clinic, url)).length} ${type}`);
  for (const { url } of deleted) {
    const gone = (await linesOf(clinic, url)).flatMap(({ entry }) => entry);
    console.log(`  ${gone.length} to be forgotten`);
  }
  console.log(`Exported; the next one: --export --since ${transactionTime}`);
  await clinic.send('DELETE', address);
}

/** @param {import('./clinic.mjs').Clinic} clinic @param {string} url */
async function linesOf(clinic, url) {
  const text = await clinic.get(url, { Accept: 'application/fhir+ndjson' });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
