import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createHospitalApp } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import type { TestApp } from '../../../test/test-app.js';
import { ROOT_DIR } from '../../platform/config.js';

let app: TestApp;
let folder: ReturnType<typeof makeTemporaryFolder>;
let key: string;
let patient: string;
beforeAll(async () => {
  // The client signs by its own clock.
  app = await createHospitalApp({ now: new Date() });
  folder = makeTemporaryFolder();
  key = path.join(folder.dir, 'hospital.pem');
  patient = (await insertPatient(app.sql, { name: 'Asha Rani' })).id;
  const by = { physiotherapist_id: (await insertPhysiotherapist(app.sql)).id };
  const done = { ...by, status: 'completed', starts_at: '2026-03-05T04:30:00Z' };
  await insertAppointment(app.sql, patient, done);
});
afterAll(async () => {
  folder.remove();
  await app.close();
});

/** `npm run hospital -- …`, as a process of its own: how it ended, and what it said. */
function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/tasks.mjs', 'hospital', ...args],
      { cwd: ROOT_DIR },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
const read = (client: string, ...args: string[]) => run('--client', client, '--key', key, '--url', app.origin, ...args);

/** Registers the keys that the client printed, as an admin does. */
async function register(jwks: string, scopes: string[], identifierSystems: string[] = []): Promise<string> {
  const { admin } = await signInAdmin(app);
  const { body } = await admin.graphql<{ createSmartClient: { id: string } }>(
    'mutation ($input: CreateSmartClientInput!) { createSmartClient(input: $input) { id } }',
    {
      input: {
        name: `Sample ${[...scopes, ...identifierSystems].join()}`,
        jwks,
        scopes,
        identifierSystems,
        reach: 'ALL_BUT_REFUSED',
      },
    },
  );
  return body.data?.createSmartClient.id ?? '';
}

describe('the sample client, by the papers alone', () => {
  it('makes keys that an admin registers, signs in, and reads patients, sessions and everything of one', async () => {
    const made = await run('--keys', '--key', key);
    expect([made.code, statSync(key).mode & 0o777]).toEqual([0, 0o600]);
    expect(made.output).not.toContain('"d"');
    const again = await run('--keys', '--key', key);
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is there already')]);

    const { code, output, errors } = await read(await register(made.output, ['system/*.rs']));
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('Signed in for system/*.rs\nPatients: 1\n');
    expect(output).toMatch(/PT-\d{6} {2}Asha Rani {2}1966\n/);
    expect(output).toContain('Sessions: 1\n  2026-03-05T04:30:00.000Z  fulfilled  Dr Kavita Singh\n');
    expect(output).toContain(`Everything of Patient/${patient}: 1 Patient, 1 Condition,`);

    const few = await read(await register(made.output, ['system/Patient.rs', 'system/Goal.rs']));
    expect([few.code, few.errors]).toEqual([1, expect.stringMatching(/^\/fhir\/R4\/Appointment: 403 [A-Z]/)]);
  });

  it('sends a file of a patient, and says why one is not taken', async () => {
    const keys = path.join(folder.dir, 'sender.pem');
    const { output: jwks } = await run('--keys', '--key', keys);
    const client = await register(jwks, ['system/*.r', 'system/*.s', 'system/DocumentReference.c']);
    const [letter, page] = ['letter.txt', 'page.html'].map((name) => path.join(folder.dir, name));
    writeFileSync(letter ?? '', 'Walks alone');
    writeFileSync(page ?? '', '<html></html>');
    const send = (file = '') => run('--client', client, '--key', keys, '--url', app.origin, '--document', file);
    const { code, output, errors } = await send(letter);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/Sent DocumentReference\/[0-9a-f-]{36}: 11 bytes\nEverything of .*\b1 DocumentReference\b/);
    const refused = await send(page);
    expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(/^\/fhir\/R4\/DocumentReference: 422 A/)]);
    expect((await send('nowhere.pdf')).errors).toContain('There is no nowhere.pdf.');
  });

  it('sends a patient and a referral once, says what became of it, and changes what it read', async () => {
    const own = path.join(folder.dir, 'writer.pem');
    const { output: jwks } = await run('--keys', '--key', own);
    const [scopes, systems] = [['system/Patient.crus', 'system/ServiceRequest.crus'], ['https://hospital.example/mrn']];
    const write = async (client: string, ...args: string[]) =>
      run('--client', client, '--key', own, '--url', app.origin, '--write', ...args);
    const client = await register(jwks, scopes, systems);
    const first = await write(client);
    expect([first.code, first.errors]).toEqual([0, '']);
    const made = /^Patient\/(.*): made\nServiceRequest\/(.*): made\n {2}active\nPatient\/.*: version \d+$/m;
    const [, sent, referral] = made.exec(first.output) ?? [];
    const { admin } = await signInAdmin(app);
    await admin.graphql('mutation ($id: ID!) { declineReferral(id: $id, reason: "We are full") { id } }', {
      id: referral,
    });
    const again = await write(client);
    expect(again.output).toContain(
      `Patient/${sent}: there already\nServiceRequest/${referral}: there already\n  revoked: We are full\n`,
    );
    expect(await app.sql("select name, address from patient where contact_phone = '+919876543210'")).toEqual([
      { name: 'Sunita Yadav', address: '14 Station Road, Lucknow' },
    ]);
    const other = await write(await register(jwks, scopes), '--number', '4712');
    expect([other.code, other.errors]).toEqual([1, expect.stringMatching(/^\/fhir\/R4\/Patient: 4\d\d [A-Z]/)]);
  });

  it('has all exported, what changed since, and nothing left behind', async () => {
    const own = path.join(folder.dir, 'export.pem');
    const { output: jwks } = await run('--keys', '--key', own);
    const client = await register(jwks, ['system/Patient.rs', 'system/Appointment.rs']);
    await insertAppointment(app.sql, patient);
    const exported = async (...args: string[]) => {
      const exporting = run('--client', client, '--key', own, '--url', app.origin, '--export', ...args);
      const waiting = () => app.sql("select from bulk_export where status = 'RUNNING'");
      await expect.poll(async () => (await waiting()).length, { interval: 5, timeout: 10_000 }).toBe(1);
      await app.application.exportRecords();
      return exporting;
    };
    const { code, output, errors } = await exported();
    expect([code, errors]).toEqual([0, '']);
    const [, since = ''] = /^ {2}\d Patient\n {2}2 Appointment\nExported; .* --since (\S+)$/m.exec(output) ?? [];
    await app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    expect((await exported('--since', since)).output).toMatch(/^ {2}3 to be forgotten$/m);
    await app.sql('update patient set deleted_at = null where id = $1', [patient]);
    expect(await app.sql("select from bulk_export where status <> 'GONE'")).toEqual([]);
  }, 30_000);

  it('says what is wrong when it is not let in, and how it is used', async () => {
    const unknown = await read('0190a0a0-0000-7000-8000-000000000000');
    expect([unknown.code, unknown.errors]).toEqual([1, expect.stringMatching(/^The server refused to sign in/)]);
    const away = await run('--client', 'x', '--key', key, '--url', 'http://127.0.0.1:9');
    expect([away.code, away.errors]).toEqual([1, expect.stringMatching(/^Nobody answers at http:\/\/127\.0\.0\.1:9/)]);
    for (const args of [[], ['--bogus'], ['--client', 'x', '--write', '--export']])
      expect((await run(...args)).errors).toContain('npm run hospital -- --client ID --write');
  });
});
