import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_END as END, TEST_KEY } from '../../../test/test-certificate.js';
import { NOON } from '../../../test/test-app.js';
import { Certificates, readEndOfPeer } from './certificates.js';

const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

it('the end is read from the certificate that the address shows', async () => {
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }).listen(0, '127.0.0.1');
  server.on('tlsClientError', () => undefined);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await readEndOfPeer('127.0.0.1', port)).toEqual(END);
  const certificates = new Certificates([`https://127.0.0.1:${port}`]);
  expect(await certificates.read(NOON)).toEqual([{ name: `127.0.0.1:${port}`, endsAt: END }]);
  server.close();
  await once(server, 'close');
  await expect(readEndOfPeer('127.0.0.1', port)).rejects.toThrow('ECONNREFUSED');
});

it('an address is asked once an hour, and after a failure once in five minutes', async () => {
  const asked: [string, number][] = [];
  let fails = true;
  const certificates = new Certificates(['https://clinic.example'], async (host, port) => {
    asked.push([host, port]);
    if (fails) throw new Error('away');
    return END;
  });
  const readAt = async (minutes: number) => {
    const [read] = await certificates.read(minutesLater(minutes));
    await new Promise(setImmediate);
    return read?.endsAt;
  };
  expect([await readAt(0), await readAt(4)]).toEqual([null, null]);
  expect(asked).toEqual([['clinic.example', 443]]);
  fails = false;
  expect([await readAt(6), await readAt(7), await readAt(65)]).toEqual([null, END, END]);
  expect(asked).toHaveLength(2);
  // One that does not answer any more has the end that was read before.
  fails = true;
  expect([await readAt(67), await readAt(68)]).toEqual([END, END]);
  expect(asked).toHaveLength(3);
});

it('whoever asks for what is known does not wait for an address that does not answer', async () => {
  let asked = 0;
  const certificates = new Certificates(['https://clinic.example'], () =>
    asked++ === 0 ? Promise.resolve(END) : new Promise(() => undefined),
  );
  for (const minutes of [0, 61, 62])
    expect(await certificates.read(minutesLater(minutes))).toEqual([{ name: 'clinic.example', endsAt: END }]);
  expect(asked).toBe(2);
});

it('an address without TLS has no certificate', async () => {
  expect(await new Certificates(['http://localhost:3000']).read(NOON)).toEqual([]);
});
