import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { EICAR, startClamd, type ClamdDouble } from '../../../test/clamd-double.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { readConfig } from '../config.js';
import { Clamd, ScannerUnavailable, TooLargeForScanner } from './clamd.js';

let clamd: ClamdDouble;
beforeAll(async () => void (clamd = await startClamd()));
afterEach(() => void (clamd.answers = undefined));
afterAll(() => clamd.close());

const scanner = (times?: { patience?: number; deadline?: number }) =>
  new Clamd({ host: '127.0.0.1', port: clamd.port }, times);

it('a file is sent whole, in parts, and comes back with what was found (UP-9)', async () => {
  const bytes = Buffer.concat([randomBytes(200_000), Buffer.from(EICAR)]);
  expect(await scanner().scan(bytes)).toBe('Eicar-Test-Signature');
  expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
  expect(await scanner().scan(bytes.subarray(0, 200_000))).toBeNull();
  expect(await scanner().scan(Buffer.alloc(0))).toBeNull();
});

it.each(['stream: FOUND', 'OK', '', 'stream: OK FOUND OK', 'AWAY', 'CUT', 'stream: OK\0stream: OK'])(
  'the answer %j is no verdict',
  async (answer) => {
    clamd.answers = answer;
    await expect(scanner().scan(Buffer.from('x'))).rejects.toThrow(ScannerUnavailable);
  },
);

it('a scanner that does not answer, or is not there, is away', async () => {
  clamd.answers = 'SILENT';
  await expect(scanner({ patience: 20 }).scan(Buffer.from('x'))).rejects.toThrow('does not answer');
  await expect(scanner({ patience: 20 }).ping()).rejects.toThrow(ScannerUnavailable);
  await expect(new Clamd({ path: '/nowhere/clamd.sock' }).scan(Buffer.from('x'))).rejects.toThrow(ScannerUnavailable);
});

it('a scanner has a deadline in all, whatever it sends meanwhile, and is asked no more once the server stops', async () => {
  clamd.answers = 'SILENT';
  await expect(scanner({ deadline: 20 }).scan(Buffer.from('x'))).rejects.toThrow('takes too long');
  const stopping = new AbortController();
  const asked = scanner().scan(Buffer.from('x'), stopping.signal);
  stopping.abort();
  await expect(asked).rejects.toThrow('the server stops');
  await expect(scanner().scan(Buffer.from('x'), stopping.signal)).rejects.toThrow('the server stops');
});

it('a scanner that is there answers a ping; a file that is too large for it is no failure of its own', async () => {
  await scanner().ping();
  clamd.answers = 'INSTREAM size limit exceeded. ERROR';
  await scanner().ping();
  await expect(scanner().scan(Buffer.from('x'))).rejects.toThrow(TooLargeForScanner);
  clamd.answers = 'AWAY';
  await expect(scanner().ping()).rejects.toThrow(ScannerUnavailable);
});

it('a scanner is reached by its socket too', async () => {
  const folder = makeTemporaryFolder();
  const socket = path.join(folder.dir, 'clamd.sock');
  const local = await startClamd(socket);
  expect(await new Clamd({ path: socket }).scan(Buffer.from(EICAR))).toBe('Eicar-Test-Signature');
  await local.close();
  folder.remove();
});

const read = (url: string) =>
  readConfig({ SCAN_URL: url, SESSION_SECRET: 'a session secret', OTP_PEPPER: 'a pepper' }).scanner;

it.each([
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', undefined],
])('SCAN_URL=%s is read', (url, address) => expect(read(url)).toEqual(address));

it.each(['clamd:3310', 'tcp://clamd', 'http://clamd:3310', 'unix:clamd.ctl', 'tcp://clamd:3310/x'])(
  'SCAN_URL=%s is refused',
  (url) => expect(() => read(url)).toThrow('SCAN_URL: must be tcp://host:port or unix:/full/path/of/the/socket'),
);
