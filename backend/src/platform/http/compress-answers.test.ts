import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { compressAnswers } from './compress-answers.js';

/** Asks for an answer of so many characters. */
async function ask(length: number, encodings: string) {
  const app = express().use(
    compressAnswers(),
    (_request, response) => void response.json({ text: 'a'.repeat(length) }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', headers: { 'Accept-Encoding': encodings } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

it('compresses a large answer with brotli for whoever accepts it', async () => {
  const { headers, body } = await ask(10_000, 'gzip, br');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['vary']).toContain('Accept-Encoding');
  expect(body.length).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ text: 'a'.repeat(10_000) });
});

it('leaves a small answer, and that for who accepts nothing, as it is', async () => {
  for (const [length, encodings] of [
    [1_000, 'br'],
    [10_000, 'identity'],
  ] as const) {
    const { headers, body } = await ask(length, encodings);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toEqual({ text: 'a'.repeat(length) });
  }
});
