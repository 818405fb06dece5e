import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../platform/logger.js';
import { framed } from './frames.js';
import { listenForMessages, type MllpListener } from './listener.js';
import { hear, insertSource, Line, message, pid, type TestSource } from '../../../test/hl7.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let source: TestSource;
let listener: MllpListener;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
  listener = await hear(app);
});
afterAll(async () => {
  await listener.stop();
  await app.close();
});

let last = 0;
const admission = (name = 'Rao^Asha') => {
  const controlId = `id-${++last}`;
  const text = message(source, 'A01', [pid({ 3: `MRN-${controlId}`, 5: name })], { controlId });
  return { controlId, text, value: `MRN-${controlId}` };
};
const isRecorded = async (value: string) =>
  (await app.sql('select from patient_identifier where value = $1', [value])).length > 0;

describe('a connection (hospital §7)', () => {
  it('answers messages that come byte by byte, joined, and with junk between, in order', async () => {
    const line = await Line.open(listener.port);
    const [first, second, third] = [admission('यादव^सुनीता'), admission(), admission()];
    for (const byte of framed(Buffer.from(first.text))) line.socket.write(Buffer.from([byte]));
    line.socket.write(
      Buffer.concat([Buffer.from('\r\njunk'), framed(Buffer.from(second.text)), framed(Buffer.from(third.text))]),
    );
    const answers = [await line.next(), await line.next(), await line.next()];
    expect(answers.map((one) => [one?.code, one?.controlId])).toEqual(
      [first, second, third].map(({ controlId }) => ['AA', controlId]),
    );
    line.socket.destroy();
  });

  it('answers a message whose sender closes its own side at once', async () => {
    const line = await Line.open(listener.port);
    line.socket.end(framed(Buffer.from(admission().text)));
    expect(await line.next()).toMatchObject({ code: 'AA' });
    await line.closed();
  });

  it.each<[string, (text: string) => Buffer]>([
    ['is no message', () => framed(Buffer.from('GET / HTTP/1.1'))],
    ['holds nothing', () => framed(Buffer.alloc(0))],
    ['begins in another one', (text) => Buffer.from(`\v${text}\v`)],
    ['does not end as it should', (text) => Buffer.from(`\v${text}\x1c\n`)],
    ['is too long', () => Buffer.from(`\v${'x'.repeat(1_048_577)}`)],
    ['never begins', () => Buffer.alloc(1_048_577, 'x')],
  ])('answers what came before a frame that %s, and is closed then', async (_what, broken) => {
    const line = await Line.open(listener.port);
    const [good, after] = [admission(), admission()];
    line.socket.write(framed(Buffer.from(good.text)));
    line.socket.write(broken(after.text));
    expect(await line.next()).toMatchObject({ code: 'AA', controlId: good.controlId });
    expect(await line.next()).toBeUndefined();
    expect(await isRecorded(after.value)).toBe(false);
  });

  it('that is lost before the answer has the message applied once, and answered as it was', async () => {
    const { text, value } = admission();
    const lost = await Line.open(listener.port);
    lost.send(text);
    await expect.poll(() => isRecorded(value)).toBe(true);
    lost.socket.destroy();
    const line = await Line.open(listener.port);
    line.send(text);
    const answer = await line.next();
    line.send(text);
    expect(answer).toMatchObject({ code: 'AA' });
    expect(await line.next()).toEqual(answer);
    line.socket.destroy();
    expect(await app.sql('select from patient_identifier where value = $1', [value])).toHaveLength(1);
  });

  it('is one of so many of its address, so that silent ones of one sender leave room for others', async () => {
    const small = await hear(app, { connections: 5, ofAddress: 1 });
    const [first, second] = [await Line.open(small.port), await Line.open(small.port)];
    expect(await second.next()).toBeUndefined();
    const { text } = admission();
    first.send(text);
    expect(await first.next()).toMatchObject({ code: 'AA' });
    first.socket.destroy();
    await small.stop();
  });

  it('is closed when it says nothing at first, though it may be silent for longer between two messages', async () => {
    const small = await hear(app, { idleAtFirst: 30 });
    const line = await Line.open(small.port);
    await line.closed();
    await small.stop();
  });

  it('is one of so many, and no longer silent than it may be', async () => {
    const small = await hear(app, { connections: 1, idle: 60 });
    const [first, second] = [await Line.open(small.port), await Line.open(small.port)];
    expect(await second.next()).toBeUndefined();
    // Nobody says anything on it.
    await first.closed();
    await small.stop();
  });
});

describe('behind a handler that takes its time', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

  /** A listener whose answers wait until they are let go. */
  async function slow() {
    const begun: string[] = [];
    const going: (() => void)[] = [];
    const answer = async (body: Buffer) => {
      begun.push(body.toString());
      await new Promise<void>((resolve) => going.push(resolve));
      return Buffer.from(`MSA|AA|${body.toString()}\r`);
    };
    const started = await listenForMessages({ host: '127.0.0.1', port: 0, logger: createLogger('silent'), answer });
    stops.push(() => started.stop());
    return { started, begun, letGo: () => going.splice(0).forEach((go) => go()) };
  }

  it('one message of a connection is dealt with at a time, while other connections go on', async () => {
    const { started, begun, letGo } = await slow();
    const [one, other] = [await Line.open(started.port), await Line.open(started.port)];
    one.send('1');
    one.send('2');
    other.send('3');
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(['1', '3']));
    letGo();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    expect(begun[2]).toBe('2');
    letGo();
    expect(await one.next()).toMatchObject({ text: 'MSA|AA|1\r' });
    expect(await one.next()).toMatchObject({ text: 'MSA|AA|2\r' });
  });

  it('no more is read than the buffers hold', async () => {
    const { started, begun, letGo } = await slow();
    const socket = connect({ port: started.port, host: '127.0.0.1' });
    await once(socket, 'connect');
    const large = framed(Buffer.alloc(1_000_000, 'x'));
    // Until the line is full: far less than all of it, which the listener would have to keep.
    let written = 0;
    while (written < 200 && socket.write(large)) written++;
    for (; written < 200; written++) socket.write(large);
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    await expect.poll(() => socket.writableLength).toBeGreaterThan(150_000_000);
    socket.destroy();
    letGo();
  });

  it('a stop answers what is under way, takes nothing more, and closes the silent', async () => {
    const { started, begun, letGo } = await slow();
    const [busy, silent] = [await Line.open(started.port), await Line.open(started.port)];
    busy.send('1');
    busy.send('2');
    await vi.waitFor(() => expect(begun).toEqual(['1']));
    const stopped = started.stop();
    await silent.closed();
    const late = await Line.open(started.port);
    expect(await late.next()).toBeUndefined();
    letGo();
    expect(await busy.next()).toMatchObject({ text: 'MSA|AA|1\r' });
    expect(await busy.next()).toBeUndefined();
    await stopped;
    expect(begun).toEqual(['1']);
  });
});
