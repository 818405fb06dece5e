import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askToken,
  assertion,
  createHospitalApp,
  insertClient,
  newPair,
  type Hospital,
  type Pair,
} from '../../../test/hospital.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { KeySets } from './key-sets.js';

let app: TestApp;
const published: { keys: object[]; asked: number; redirect: string | undefined } = {
  keys: [],
  asked: 0,
  redirect: undefined,
};
let publisher: Server;
let jwksUrl: string;
beforeAll(async () => {
  publisher = createServer((_request, response) => {
    published.asked++;
    if (published.redirect) response.writeHead(302, { location: published.redirect }).end();
    else response.end(JSON.stringify({ keys: published.keys }));
  }).listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  const host = `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  jwksUrl = `http://${host}/jwks`;
  app = await createHospitalApp({ config: { outboundAllow: [host] } });
});
afterAll(async () => {
  await app.close();
  publisher.close();
});
afterEach(() => app.clock.set(NOON));

describe('keys that a client publishes', () => {
  const client = async (pair: Pair) => insertClient(app.sql, { jwks_url: jwksUrl }, pair);
  const status = async (by: Hospital, kid: string) =>
    (await askToken(app, { client_assertion: await assertion(app, by, {}, { kid, jku: jwksUrl }) })).status;

  it('are read once in ten minutes, and again for a kid that is new, once a minute', async () => {
    const [first, second] = [await newPair('ES384', 'first'), await newPair('ES384', 'second')];
    published.keys = [first.jwk];
    const before = published.asked;
    const one = await client(first);
    expect([await status(one, 'first'), await status(one, 'first'), published.asked - before]).toEqual([200, 200, 1]);
    published.keys = [first.jwk, second.jwk];
    const two = { ...one, pair: second };
    expect([await status(two, 'second'), published.asked - before]).toEqual([401, 1]);
    app.clock.set(new Date(NOON.getTime() + 61_000));
    expect([await status(two, 'second'), await status(two, 'third'), published.asked - before]).toEqual([200, 401, 2]);
    published.keys = [second.jwk];
    app.clock.set(new Date(NOON.getTime() + 61_000 + 599_000));
    expect([await status(one, 'first'), published.asked - before]).toEqual([200, 2]);
    app.clock.set(new Date(NOON.getTime() + 61_000 + 601_000));
    expect([await status(one, 'first'), published.asked - before]).toEqual([401, 3]);
  });

  it('are read once for ten who ask at once, all of whom get them', async () => {
    const pair = await newPair('ES384', 'new');
    published.keys = [pair.jwk];
    const before = published.asked;
    const sets = new KeySets(new OutboundHttp([new URL(jwksUrl).host]), app.clock);
    const ask = () => sets.keysOf({ jwks: null, jwksUrl }, 'new');
    const kids = (await Promise.all(Array.from({ length: 10 }, ask))).map(([key]) => key?.kid);
    expect([kids, published.asked - before]).toEqual([Array.from({ length: 10 }, () => 'new'), 1]);
  });

  it('are not looked for where a redirect leads, and nothing private is taken from there', async () => {
    app.clock.set(new Date(NOON.getTime() + 3_600_000));
    const pair = await newPair('ES384', 'there');
    const one = await client(pair);
    published.keys = [pair.jwk];
    published.redirect = `${jwksUrl}/elsewhere`;
    expect(await status(one, 'there')).toBe(401);
    published.redirect = undefined;
    app.clock.set(new Date(NOON.getTime() + 3_700_000));
    published.keys = [{ ...pair.jwk, d: 'AAAA' }];
    expect(await status(one, 'there')).toBe(401);
  });
});
