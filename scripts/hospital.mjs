import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { Clinic } from './hospital/clinic.mjs';
import { exportAll } from './hospital/export.mjs';
import { read } from './hospital/read.mjs';
import { write } from './hospital/write.mjs';
import { TaskError } from './root.mjs';

// Sample client of a hospital, written from docs/hospital.md and the standards only: it imports nothing of the product.

const USAGE = `Make keys, and register what is printed at /admin/integrations:
  npm run hospital -- --keys [--key FILE]
Then, with the id that the console answers, read what the client may see:
  npm run hospital -- --client ID [--patient ID] [--document FILE]
send a patient with a referral, and see what became of it:
  npm run hospital -- --client ID --write [--system https://hospital.example/mrn] [--number 4711]
or have all exported, or what changed since a moment:
  npm run hospital -- --client ID --export [--since 2026-11-24T09:30:00.000Z]
each with [--key FILE] [--url http://localhost:3000]`;

/** @param {string[]} args */
export async function hospital(args) {
  const asked = parse(args);
  if (asked.keys) return makeKeys(asked.key);
  if (!asked.client || (asked.write && asked.export)) throw new TaskError(USAGE);
  const clinic = await Clinic.signIn(asked.url.replace(/\/+$/, ''), asked.client, asked.key);
  if (asked.write) await write(clinic, asked.system, asked.number);
  else if (asked.export) await exportAll(clinic, asked.since);
  else await read(clinic, asked.patient, asked.document);
  return 0;
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        keys: { type: 'boolean', default: false },
        key: { type: 'string', default: '.data/hospital.pem' },
        client: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:3000' },
        patient: { type: 'string' },
        document: { type: 'string' },
        write: { type: 'boolean', default: false },
        system: { type: 'string', default: 'https://hospital.example/mrn' },
        number: { type: 'string', default: '4711' },
        export: { type: 'boolean', default: false },
        since: { type: 'string' },
      },
    });
    return values;
  } catch {
    throw new TaskError(USAGE);
  }
}

/** Stores the private key in a file, and prints the public one as a JWK set. @param {string} file */
async function makeKeys(file) {
  if (existsSync(file)) throw new TaskError(`${file} is there already, and would be lost.`);
  const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await exportPKCS8(privateKey), { mode: 0o600 });
  console.log(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] }));
  return 0;
}
