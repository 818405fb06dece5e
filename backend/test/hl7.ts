import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { framed, Frames } from '../src/hospitals/hl7v2/frames.js';
import { listenForMessages, type MllpListener } from '../src/hospitals/hl7v2/listener.js';
import { createLogger } from '../src/platform/logger.js';
import { insertAdmin } from './builders.js';
import type { Sql, TestApp } from './test-app.js';

/** A source of messages, of a system of its own unless told otherwise. */
export interface TestSource {
  id: string;
  application: string;
  facility: string;
  system: string;
}

export async function insertSource(sql: Sql, changes: Partial<TestSource> = {}): Promise<TestSource> {
  const id = uuidv7();
  const source = { id, application: `ADT ${id}`, facility: 'CITY', system: `https://city.example/${id}`, ...changes };
  await sql(
    `insert into hl7_source (id, name, application, facility, identifier_system, registered_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, `City ${id}`, source.application, source.facility, source.system, (await insertAdmin(sql)).id],
  );
  return source;
}

/** What a header says, right in everything unless told otherwise. */
interface HeaderFields {
  type: string;
  controlId: string;
  processing: string;
  version: string;
  charset: string;
}

/** A message of a source; `type` is an event such as A01, or the whole of MSH-9. */
export function message(
  { application, facility }: Pick<TestSource, 'application' | 'facility'>,
  type: string,
  segments: readonly string[],
  changes: Partial<HeaderFields> = {},
): string {
  const { controlId = randomUUID(), processing = 'P', version = '2.5.1', charset = '' } = changes;
  const whole = type.includes('^') ? type : `ADT^${type}`;
  const header = ['MSH', '^~\\&', application, facility, 'CLINIC', 'PHYSIO', '20260310120000', '', whole, controlId];
  return [[...header, processing, version, '', '', '', '', '', charset].join('|'), ...segments]
    .map((segment) => `${segment}\r`)
    .join('');
}

/** A segment of these fields, by their numbers. */
export function segment(name: string, fields: Record<number, string>): string {
  const last = Math.max(0, ...Object.keys(fields).map(Number));
  return [name, ...Array.from({ length: last }, (_, at) => fields[at + 1] ?? '')].join('|');
}

/** A patient segment. */
export const pid = (fields: Record<number, string>) => segment('PID', fields);

/** An acknowledgement, taken apart. */
export interface Acknowledged {
  text: string;
  code: string;
  controlId: string;
  sentence: string;
  /** The code of ERR-3, and the place of ERR-2. */
  error: string;
  place: string;
  header: string[];
}

export function readAnswer(answer: Buffer, charset: BufferEncoding = 'utf8'): Acknowledged {
  const text = answer.toString(charset);
  const [header = [], msa = [], err = []] = text.split('\r').map((segment) => segment.split('|'));
  const [error = ''] = (err[3] ?? '').split('^');
  return {
    text,
    code: msa[1] ?? '',
    controlId: msa[2] ?? '',
    sentence: msa[3] ?? '',
    error,
    place: (err[2] ?? '').replace('^1^', '-'),
    header,
  };
}

/** Hands a message to the app as its listener would. */
export async function send(app: TestApp, text: string | Buffer): Promise<Acknowledged> {
  const answer = await app.application.answerMessage(Buffer.from(text), '127.0.0.1');
  if (!answer) throw new Error('this is no message');
  return readAnswer(answer);
}

/** A message that was kept and not applied: a discharge of nobody; its id. */
export async function insertRefusedMessage(app: TestApp): Promise<string> {
  const source = await insertSource(app.sql);
  const controlId = randomUUID();
  await send(app, message(source, 'A03', [pid({ 3: 'unknown', 5: 'Yadav^Sunita' })], { controlId }));
  const [kept] = await app.sql<{ id: string }>('select id from hl7_message where control_id = $1', [controlId]);
  const id = kept?.id ?? '';
  // Written after the answer: whoever compares tables waits for it.
  await expect.poll(() => app.sql('select from exchange where message_id = $1', [id])).toHaveLength(1);
  return id;
}

/** The app's listener on a free port. */
export const hear = (
  app: TestApp,
  bounds: { connections?: number; ofAddress?: number; idle?: number; idleAtFirst?: number } = {},
): Promise<MllpListener> =>
  listenForMessages({
    host: '127.0.0.1',
    port: 0,
    logger: createLogger('silent'),
    answer: app.application.answerMessage,
    ...bounds,
  });

/** A connection of a hospital. */
export class Line {
  private readonly frames = new Frames();
  private readonly answers: Buffer[] = [];
  private waiting: (() => void)[] = [];
  isClosed = false;

  private constructor(readonly socket: Socket) {
    socket.on('data', (piece) => {
      this.answers.push(...this.frames.push(piece));
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  static async open(port: number): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line = new Line(socket);
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
      socket.once('close', () => resolve());
    });
    return line;
  }

  send(text: string | Buffer): void {
    this.socket.write(framed(Buffer.from(text)));
  }

  /** The next answer; undefined once the connection is closed. */
  async next(): Promise<Acknowledged | undefined> {
    while (this.answers.length === 0 && !this.isClosed) await this.woken();
    const answer = this.answers.shift();
    return answer && readAnswer(answer);
  }

  /** Waits until the other side has closed. */
  async closed(): Promise<void> {
    while (!this.isClosed) await this.woken();
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting = [];
  }
}
