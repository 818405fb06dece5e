import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { behindProxy } from '../bench/product.js';
import { freePort } from '../test/free-port.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { startNginx } from './nginx.js';
import { PATIENCE } from './two-servers.js';

const MEGABYTE = 1024 * 1024;
const folder = makeTemporaryFolder();
let nginx: ChildProcess;
let proxy: number;
const servers: Server[] = [];
const ports: { port: number }[] = [];
/** Requests that a server had whole, by the number of the server. */
const seen: { server: number; method: string }[] = [];
/** Whether a server ends the connection of a request that it had whole. */
let breaksOff = false;

beforeAll(async () => {
  for (const number of [0, 1]) {
    const server = createServer((asked, answer) => {
      asked.resume().on('end', () => {
        seen.push({ server: number, method: String(asked.method) });
        if (breaksOff) asked.socket.destroy();
        else answer.end('done');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    ports.push({ port: (server.address() as AddressInfo).port });
  }
  proxy = await freePort();
  nginx = startNginx(folder.dir, proxy, ports);
  await vi.waitFor(async () => expect(await ask('GET')).toBe(200), PATIENCE);
});
beforeEach(() => {
  seen.length = 0;
});
afterEach(async () => {
  breaksOff = false;
  for (const app of ['app', 'app2']) rmSync(path.join(folder.dir, `out-${app}`), { force: true });
  // A server that broke off is asked again after two seconds.
  await vi.waitFor(async () => expect(await askedServers()).toEqual(BOTH), PATIENCE);
});
afterAll(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  for (const server of servers) server.close();
  folder.remove();
});

const FILM = '/api/v1/exercises/heel-slide/video';
const BOTH = [0, 1];

/** Begins a request, of which the body follows. */
function begin(method: string, { at = '/api/v1/things', size = 0, from = '198.51.100.7' } = {}): ClientRequest {
  const headers = { ...behindProxy(from), 'Content-Length': size };
  const begun = request({ host: '127.0.0.1', port: proxy, path: at, method, headers, agent: false });
  begun.flushHeaders();
  return begun;
}
async function statusOf(begun: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(begun, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
async function ask(method: string, options: Parameters<typeof begin>[1] = {}): Promise<number | undefined> {
  const begun = begin(method, options);
  const status = statusOf(begun);
  // A refusal may end the connection before the whole body was sent.
  begun.on('error', () => undefined).end(Buffer.alloc(options.size ?? 0));
  return status;
}
/** The servers that answer four requests. */
async function askedServers(): Promise<number[]> {
  seen.length = 0;
  for (let asked = 0; asked < 4; asked += 1) await ask('GET');
  return [...new Set(seen.map(({ server }) => server))].toSorted((a, b) => a - b);
}

describe('the proxy of docker-compose.yml, with a real nginx (RE-1)', () => {
  it.each(['PUT', 'DELETE', 'POST', 'PATCH'])(
    'sends %s once, when the connection breaks off after it',
    async (method) => {
      breaksOff = true;
      expect(await ask(method, { size: 100 })).toBe(502);
      expect(seen.map((one) => one.method)).toEqual([method]);
    },
  );

  it('sends GET to the other server then', async () => {
    breaksOff = true;
    expect(await ask('GET')).toBe(502);
    expect(seen.map(({ server }) => server).toSorted((a, b) => a - b)).toEqual(BOTH);
  });

  it('asks the server that is not out, and both when both are', async () => {
    writeFileSync(path.join(folder.dir, 'out-app'), '');
    expect(await askedServers()).toEqual([1]);
    expect(await ask('PUT', { size: 10 })).toBe(200);
    expect(seen.at(-1)).toEqual({ server: 1, method: 'PUT' });
    writeFileSync(path.join(folder.dir, 'out-app2'), '');
    expect(await askedServers()).toEqual(BOTH);
    rmSync(path.join(folder.dir, 'out-app'));
    expect(await askedServers()).toEqual([0]);
  });

  it('takes large bodies where films and files of patients come, and nowhere else', async () => {
    expect(await ask('POST', { size: 7 * MEGABYTE })).toBe(200);
    expect(await ask('POST', { size: 9 * MEGABYTE })).toBe(413);
    expect(await ask('PUT', { size: 9 * MEGABYTE })).toBe(413);
    expect(await ask('POST', { at: FILM, size: 31 * MEGABYTE })).toBe(200);
    expect(await ask('POST', { at: '/api/v1/patients/7/files', size: 21 * MEGABYTE })).toBe(200);
    expect(await ask('POST', { at: FILM, size: 33 * MEGABYTE })).toBe(413);
  });

  it('takes four large uploads of an address at once, and sixteen in all', async () => {
    const upload = (from: string) => begin('POST', { at: FILM, size: 100, from });
    const under = Array.from({ length: 4 }, () => upload('198.51.100.1'));
    await expect.poll(async () => ask('POST', { at: FILM, size: 1, from: '198.51.100.1' })).toBe(429);
    expect(await ask('GET', { at: FILM, from: '198.51.100.1' })).toBe(200);
    expect(await ask('POST', { at: FILM, size: 1, from: '203.0.113.9, 198.51.100.2' })).toBe(200);
    under.push(...Array.from({ length: 12 }, (_, number) => upload(`198.51.100.${10 + number}`)));
    await expect.poll(async () => ask('POST', { at: FILM, size: 1, from: '198.51.100.2' })).toBe(429);
    const answers = under.map(statusOf);
    for (const begun of under) begun.end(Buffer.alloc(100));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });

  it('sends what found no connection to the other server, but for PUT and DELETE', async () => {
    const [first] = servers;
    first?.close();
    first?.closeAllConnections();
    for (const method of ['GET', 'POST', 'PATCH']) {
      expect(await ask(method, { size: 10 })).toBe(200);
      expect(await ask(method, { size: 10 })).toBe(200);
    }
    const statuses = [await ask('PUT', { size: 10 }), await ask('PUT', { size: 10 }), await ask('PUT', { size: 10 })];
    expect(statuses.filter((status) => status === 502).length).toBeLessThanOrEqual(1);
    first?.listen(ports[0]?.port, '127.0.0.1');
  });
});
