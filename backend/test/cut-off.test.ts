import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layLine, type Line } from './cut-off.js';

let server: Server;
let line: Line;
/** The far ends, in the order in which they came, and what each was told. */
let far: { socket: Socket; heard: string }[];
beforeEach(async () => {
  far = [];
  server = createServer((socket) => {
    const end = { socket, heard: '' };
    far.push(end);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      end.heard += bytes.toString();
      socket.write(`you said ${bytes.toString()}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  line = await layLine(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/test`);
});
afterEach(async () => {
  await line.close();
  for (const { socket } of far) socket.destroy();
  server.close();
});

interface NearEnd {
  socket: Socket;
  heard: string;
}

async function dial(): Promise<NearEnd> {
  const socket = connect(Number(new URL(line.url).port), '127.0.0.1');
  const end = { socket, heard: '' };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (end.heard += bytes.toString()));
  await once(socket, 'connect');
  return end;
}

async function expectTalk(end: NearEnd, word: string): Promise<void> {
  end.socket.write(word);
  await expect.poll(() => end.heard).toContain(`you said ${word}`);
}

it('passes on what both ends say, and when one goes', async () => {
  const near = await dial();
  await expectTalk(near, 'one');
  near.socket.end();
  await expect.poll(() => far[0]?.socket.destroyed).toBe(true);
});

it('silences without breaking: both ends stay open and hear nothing, for ever', async () => {
  const before = await dial();
  await expectTalk(before, 'one');
  line.silence();
  const during = await dial();
  before.socket.write('two');
  during.socket.write('three');
  far[0]?.socket.write('are you there?');
  await line.mend();
  // What a new connection says goes through behind all that, so by then it would have been heard.
  await expectTalk(await dial(), 'four');
  before.socket.write('five');
  await expectTalk(await dial(), 'six');
  expect([before.heard, during.heard]).toEqual(['you said one', '']);
  expect(far.map(({ heard }) => heard)).toEqual(['one', 'four', 'six']);
  expect([before, during, ...far].map(({ socket }) => socket.destroyed)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  before.socket.destroy();
  await expectTalk(await dial(), 'seven');
  expect(far[0]?.socket.destroyed).toBe(false);
});

it('breaks what is open when it is cut, silent or not, and refuses what is new', async () => {
  const silent = await dial();
  await expectTalk(silent, 'one');
  line.silence();
  await line.mend();
  const loud = await dial();
  await expectTalk(loud, 'two');
  const ends = [silent, loud, ...far].map(({ socket }) => once(socket, 'close'));
  await line.cut();
  await Promise.all(ends);
  await expect(dial()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
