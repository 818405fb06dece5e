import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express, { type ErrorRequestHandler, type Response } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FhirFailure } from './outcome.js';
import { fileQueue } from './file-queue.js';

/** Those who are inside, in the order in which they came. */
const inside: Response[] = [];
let server: Server;
let [entered, begun, asked, gone] = [0, 0, 0, 0];
beforeAll(async () => {
  const app = express();
  app.use((request, response, next) => {
    response.locals['actor'] = { kind: 'client', clientId: request.get('client') ?? 'one' };
    next();
  });
  const counts: express.RequestHandler = (_request, response, next) => {
    asked++;
    response.once('close', () => gone++);
    next();
  };
  const begins: express.RequestHandler = (_request, _response, next) => {
    begun++;
    next();
  };
  const enters: express.RequestHandler = (_request, response) => {
    entered++;
    inside.push(response);
  };
  app.get('/patient', counts, fileQueue({ all: 2, ofOne: 2, patience: 600_000 }), enters);
  const turn = fileQueue({ all: 1, ofOne: 1, patience: 600_000, stalledAfter: 50 });
  app.get('/large', turn, (_request, response) => void response.end(Buffer.alloc(20_000_000)));
  app.get('/small', turn, (_request, response) => void response.end('x'));
  app.get('/hasty', fileQueue({ all: 0, ofOne: 1, patience: 0 }), enters);
  const takes: express.RequestHandler = (_request, response) => void response.end('taken');
  const body = [begins, express.raw({ type: () => true }), takes];
  app.post('/half', fileQueue({ all: 4, ofOne: 2, patience: 0 }), ...body);
  app.post('/patient-half', counts, fileQueue({ all: 4, ofOne: 2, patience: 600_000 }), ...body);
  const fails: ErrorRequestHandler = (error: FhirFailure, _request, response, _next) =>
    void response.status(error.status).end(String(error.retryAfterSeconds));
  app.use(fails);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
function come(): ClientRequest {
  const coming = request(`${address()}/patient`).on('error', () => undefined);
  coming.end();
  return coming;
}

it('so many are let in at once, the next when one has gone, and who left while waiting takes no place', async () => {
  const all = [come(), come()];
  await expect.poll(() => entered).toBe(2);
  const impatient = come();
  await expect.poll(() => asked).toBe(3);
  const patient = come();
  await expect.poll(() => asked).toBe(4);
  expect(entered).toBe(2);
  impatient.destroy();
  await expect.poll(() => gone).toBe(1);
  inside[0]?.end();
  await expect.poll(() => entered).toBe(3);
  inside[1]?.end();
  inside[2]?.end();
  all.push(come(), come());
  await expect.poll(() => entered).toBe(5);
  for (const one of [...all, patient]) one.destroy();
});

it('who has waited long enough is asked to come again', async () => {
  const response = await fetch(`${address()}/hasty`);
  expect([response.status, await response.text()]).toEqual([503, '5']);
});

describe('one client with slow bodies', () => {
  /** Sends the first half of a body; the answer comes after the rest. */
  function send(path: string) {
    const sending = request(address() + path, { method: 'POST', headers: { client: 'slow', 'content-length': 2 } });
    sending.on('error', () => undefined).write('a');
    const answer = async () => ((await once(sending, 'response')) as [IncomingMessage])[0].statusCode;
    return { end: () => void sending.end('b'), answer: answer() };
  }
  const sendWhole = async (client: string) => {
    const response = await fetch(`${address()}/half`, { method: 'POST', body: 'ab', headers: { client } });
    return [response.status, await response.text()];
  };

  it('holds half of the places, is asked to come again, and keeps no other client out', async () => {
    begun = 0;
    const slow = [send('/half'), send('/half')];
    await expect.poll(() => begun).toBe(2);
    expect(await sendWhole('slow')).toEqual([429, '5']);
    expect([await sendWhole('other'), await sendWhole('third')]).toEqual([
      [200, 'taken'],
      [200, 'taken'],
    ]);
    for (const one of slow) one.end();
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual([200, 200]);
    expect(await sendWhole('slow')).toEqual([200, 'taken']);
  });

  it('waits for a place of its own while others are free', async () => {
    [begun, asked] = [0, 0];
    const slow = [send('/patient-half'), send('/patient-half'), send('/patient-half')];
    await expect.poll(() => asked).toBe(3);
    await expect.poll(() => begun).toBe(2);
    slow[0]?.end();
    await expect.poll(() => begun).toBe(3);
    for (const one of slow.slice(1)) one.end();
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual([200, 200, 200]);
  });
});

it('who takes nothing of what is sent is cut off, and keeps no place', async () => {
  const idle = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  idle.on('error', () => undefined).write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'connect');
  await once(idle, 'readable');
  expect(await (await fetch(`${address()}/small`)).text()).toBe('x');
  idle.destroy();
});
