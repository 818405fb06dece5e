import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose';
import { TaskError } from './root.mjs';

// A system of a hospital, as somebody would write it who has docs/hospital.md and the standards alone: it uses nothing of the product.

const USAGE = `Make keys, and register what is printed at /admin/integrations:
  npm run hospital -- --keys [--key FILE]
Then read what the client may see, with the id that the console answers:
  npm run hospital -- --client ID [--key FILE] [--url http://localhost:3000] [--patient ID]`;

/** How many patients and sessions are shown of all. */
const SHOWN = 10;

/** @param {string[]} args */
export async function hospital(args) {
  const { keys, key, client, url, patient } = read(args);
  if (keys) return makeKeys(key);
  if (!client) throw new TaskError(USAGE);
  const origin = url.replace(/\/+$/, '');
  const token = await signIn(origin, client, key);
  const get = (/** @type {string} */ path) =>
    getJson(`${origin}/fhir/R4/${path}`, { Authorization: `Bearer ${token}` });

  const patients = await get(`Patient?_count=${SHOWN}&_sort=-_lastUpdated`);
  console.log(`Patients: ${patients.total}`);
  for (const { resource } of patients.entry ?? [])
    console.log(
      `  ${[resource.identifier[0].value, resource.name[0].text, resource.birthDate].filter(Boolean).join('  ')}`,
    );

  const sessions = await get(`Appointment?_count=${SHOWN}&_sort=-date&_include=Appointment:practitioner`);
  console.log(`Sessions: ${sessions.total}`);
  for (const { resource, search } of sessions.entry ?? [])
    if (search.mode === 'match')
      console.log(`  ${resource.start}  ${resource.status}  ${treatedBy(resource, sessions.entry)}`);

  const id = patient ?? patients.entry?.[0]?.resource.id;
  if (!id) return 0;
  /** @type {Map<string, number>} */
  const counts = new Map();
  let next = `${origin}/fhir/R4/Patient/${id}/$everything`;
  while (next) {
    const page = await getJson(next, { Authorization: `Bearer ${token}` });
    for (const { resource } of page.entry ?? [])
      counts.set(resource.resourceType, (counts.get(resource.resourceType) ?? 0) + 1);
    next = page.link.find((/** @type {{ relation: string }} */ { relation }) => relation === 'next')?.url;
  }
  console.log(`Everything of Patient/${id}: ${[...counts].map(([type, count]) => `${count} ${type}`).join(', ')}`);
  return 0;
}

/** @param {string[]} args */
function read(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        keys: { type: 'boolean', default: false },
        key: { type: 'string', default: '.data/hospital.pem' },
        client: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:3000' },
        patient: { type: 'string' },
      },
    });
    return values;
  } catch {
    throw new TaskError(USAGE);
  }
}

/** Keeps the private key in a file, and prints the public one as a JWK set. @param {string} file */
async function makeKeys(file) {
  if (existsSync(file)) throw new TaskError(`${file} is there already, and would be lost.`);
  const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await exportPKCS8(privateKey), { mode: 0o600 });
  console.log(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] }));
  return 0;
}

/**
 * SMART Backend Services: says who it is by an assertion that opens once, and gets a token of five minutes.
 * @param {string} origin @param {string} client @param {string} file
 */
async function signIn(origin, client, file) {
  if (!existsSync(file)) throw new TaskError(`There is no ${file}.\n${USAGE}`);
  const { token_endpoint: tokenUrl } = await getJson(`${origin}/fhir/R4/.well-known/smart-configuration`);
  const assertion = await new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES384', kid: 'one' })
    .setIssuer(client)
    .setSubject(client)
    .setAudience(tokenUrl)
    .setExpirationTime('4m')
    .sign(await importPKCS8(readFileSync(file, 'utf8'), 'ES384'));
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new TaskError(`The server refused to sign in ${client}: ${answer.error_description}`);
  console.log(`Signed in for ${answer.scope}`);
  return answer.access_token;
}

/** @param {string} url @param {Record<string, string>} [headers] */
async function getJson(url, headers = {}) {
  const response = await fetch(url, {
    headers: { Accept: 'application/fhir+json, application/json', ...headers },
  }).catch((error) => {
    throw new TaskError(`Nobody answers at ${new URL(url).origin}: ${error.cause?.code ?? error.message}`);
  });
  const body = await response.json();
  if (!response.ok)
    throw new TaskError(`${new URL(url).pathname}: ${response.status} ${body.issue?.[0]?.diagnostics ?? ''}`);
  return body;
}

/** The name of who treats, out of what the page includes. */
function treatedBy({ participant }, entries) {
  const names = participant.flatMap(({ actor }) =>
    entries.flatMap(({ resource }) =>
      actor.reference === `Practitioner/${resource.id}` && resource.resourceType === 'Practitioner'
        ? [resource.name[0].text]
        : [],
    ),
  );
  return names.join(', ');
}
