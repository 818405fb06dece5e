import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import { sendStream } from './send-stream.js';

/** Asks for bytes and takes none of them; answers how sending them ended. */
async function reading(bytes: Readable, stalledAfter: number, then: (reader: Socket) => void): Promise<void> {
  const sent = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    sent.resolve(sendStream(response as Response, bytes, stalledAfter));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  try {
    await once(server, 'request');
    then(reader);
    await sent.promise;
  } finally {
    reader.destroy();
    server.close();
  }
}

function* endless() {
  for (;;) yield 'x'.repeat(65_536);
}

it('lets go of a reader that takes nothing any more', async () => {
  const bytes = Readable.from(endless());
  await reading(bytes, 50, () => undefined);
  expect(bytes.destroyed).toBe(true);
});

it('takes a reader that leaves for no failure', async () => {
  const bytes = Readable.from(endless());
  await reading(bytes, 60_000, (reader) => reader.destroy());
  expect(bytes.destroyed).toBe(true);
});

it('passes on what fails on our side', async () => {
  const bytes = new Readable({ read: () => undefined });
  await expect(reading(bytes, 60_000, () => bytes.destroy(new Error('the database is gone')))).rejects.toThrow(
    'the database is gone',
  );
});
