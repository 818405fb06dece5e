import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layLine, type Line as DatabaseLine } from '../../../test/cut-off.js';
import { insertSource, message, pid, send, type Acknowledged, type TestSource } from '../../../test/hl7.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { createLogger } from '../../platform/logger.js';

let app: TestApp;
let source: TestSource;
let mrn = 0;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
});
afterAll(() => app.close());

const admission = (value: string, header = {}, fields = {}) =>
  message(source, 'A01', [pid({ 3: value, 5: 'Yadav^Sunita', ...fields })], header);
const fresh = () => `MRN-${++mrn}`;
const recordsOf = (value: string) =>
  app.sql<{ id: string; name: string; version: number }>(
    `select p.id, p.name, p.version from patient p join patient_identifier i on i.patient_id = p.id
     where i.system = $1 and i.value = $2 and i.deleted_at is null`,
    [source.system, value],
  );
const keptOf = (controlId: string) =>
  app.sql<{ code: string; body: Buffer | null }>('select code, body from hl7_message where control_id = $1', [
    controlId,
  ]);

describe('messages that are not for us (hospital §7)', () => {
  it.each<[string, string, object, string, string]>([
    ['without an id', 'A01', { controlId: '' }, '101', 'MSH-10'],
    ['with an id that is too long', 'A01', { controlId: 'x'.repeat(200) }, '102', 'MSH-10'],
    ['with an id that cannot be seen', 'A01', { controlId: 'a\0b' }, '102', 'MSH-10'],
    ['of another version', 'A01', { version: '2.9' }, '203', 'MSH-12'],
    ['of no version', 'A01', { version: '' }, '203', 'MSH-12'],
    ['for training', 'A01', { processing: 'T' }, '202', 'MSH-11'],
    ['of another type', 'ORU^R01', {}, '200', 'MSH-9'],
    ['of another event', 'A02', {}, '201', 'MSH-9'],
    ['in another charset', 'A01', { charset: 'ISO IR87' }, '103', 'MSH-18'],
  ])('%s are answered AR, and nothing is kept', async (_what, type, header, error, place) => {
    const controlId = `id-${fresh()}`;
    const value = fresh();
    const answer = await send(app, message(source, type, [pid({ 3: value, 5: 'A^B' })], { controlId, ...header }));
    expect(answer).toMatchObject({ code: 'AR', error, place });
    expect(await recordsOf(value)).toEqual([]);
    expect(await keptOf(controlId)).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['UNICODE UTF-8', Buffer.from([0xc3, 0x28])],
    ['ASCII', Buffer.from('é')],
  ])('are answered AR where they say %s and are written otherwise', async (charset, letters) => {
    const [before = '', after = ''] = admission(fresh(), { charset }, { 5: 'HERE' }).split('HERE');
    const body = Buffer.concat([Buffer.from(before), letters, Buffer.from(after)]);
    expect(await send(app, body)).toMatchObject({ code: 'AR', error: '103', place: 'MSH-18' });
  });

  it('are those of whom no admin registered, and of a source that was ended', async () => {
    const ended = await insertSource(app.sql);
    const from = async (sender: TestSource) => {
      const { code, error } = await send(app, message(sender, 'A01', [pid({ 3: fresh(), 5: 'A^B' })]));
      return code + error;
    };
    expect(await from({ ...ended, application: 'ANOTHER' })).toBe('AR204');
    expect(await from({ ...ended, facility: 'ANOTHER' })).toBe('AR204');
    expect(await from(ended)).toBe('AA');
    await app.sql('update hl7_source set ended_at = now() where id = $1', [ended.id]);
    expect(await from(ended)).toBe('AR204');
  });

  it.each(['', 'hello', 'MSH', 'MSH|', 'MSH|^~\\', 'MSH|^^\\&|a', 'MSHA^~\\&Aa', 'PID|1', 'BHS|^~\\&|a'])(
    'and %j is none',
    async (text) => {
      expect(await app.application.answerMessage(Buffer.from(text), '::1')).toBeUndefined();
    },
  );
});

describe('an answer', () => {
  it('has the sides swapped, the id of the message, and the event', async () => {
    const { header, controlId, text } = await send(app, admission(fresh(), { controlId: 'A-1' }));
    expect(header.slice(0, 6)).toEqual(['MSH', '^~\\&', 'CLINIC', 'PHYSIO', source.application, 'CITY']);
    expect(header.slice(8, 12)).toEqual(['ACK^A01^ACK', expect.stringMatching(/^\w{20}$/), 'P', '2.5.1']);
    expect([controlId, text.endsWith('\rMSA|AA|A-1\r')]).toEqual(['A-1', true]);
  });

  it('is in the separators and the version of the message, and repeats nothing but names and ids', async () => {
    const text = admission(fresh(), { version: '2.4' }, { 7: 'secret' })
      .replaceAll('&', '%')
      .replaceAll('^', '*')
      .replaceAll('|', '$');
    const { text: answer } = await send(app, text);
    expect(answer).toMatch(
      /^MSH\$\*~\\%\$CLINIC\$.*\$ACK\*A01\*ACK\$\w+\$P\$2\.4\$.*\rMSA\$AE\$.*\rERR\$\$PID\*1\*7\$102\*Data type error\*HL70357\$E\$/,
    );
    expect(answer).not.toMatch(/secret|Sunita/);
  });
});

describe('a message that comes again', () => {
  it('as it was is answered as it was, and applied once', async () => {
    const value = fresh();
    const text = admission(value);
    const answers = [await send(app, text)];
    await send(app, admission(value, {}, { 5: 'Yadav^Anita' }));
    answers.push(await send(app, text));
    expect(answers[1]).toEqual(answers[0]);
    expect(await recordsOf(value)).toMatchObject([{ name: 'Anita Yadav' }]);
  });

  it('as another one is refused, and the first one stands', async () => {
    const value = fresh();
    const controlId = `id-${value}`;
    await send(app, admission(value, { controlId }));
    expect(await send(app, admission(value, { controlId }, { 5: 'Other^Name' }))).toMatchObject({
      code: 'AE',
      error: '205',
      place: 'MSH-10',
    });
    expect(await recordsOf(value)).toMatchObject([{ name: 'Sunita Yadav' }]);
  });

  it('is another one when another source sends it', async () => {
    const other = await insertSource(app.sql);
    const controlId = `id-${fresh()}`;
    await send(app, admission(fresh(), { controlId }));
    expect(await send(app, message(other, 'A01', [pid({ 3: 'x', 5: 'A^B' })], { controlId }))).toMatchObject({
      code: 'AA',
    });
  });

  it('and was refused is refused as it was', async () => {
    const value = fresh();
    const text = message(source, 'A03', [pid({ 3: value })]);
    const first = await send(app, text);
    await send(app, admission(value));
    expect(await send(app, text)).toEqual(first);
    expect(first).toMatchObject({ code: 'AE', error: '204' });
  });

  it('ten times at once makes one record, and has one answer', async () => {
    const value = fresh();
    const text = admission(value);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(app, text)));
    expect(new Set(answers.map((one) => one.text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'AA' });
    expect(await recordsOf(value)).toMatchObject([{ version: 1 }]);
  });

  it('to another process, since the answer was lost, is answered as it was', async () => {
    const value = fresh();
    const text = admission(value);
    const lost = await send(app, text);
    const other = await createTestApp({ database: app.database });
    expect(await send(other, text)).toEqual(lost);
    await other.close();
    expect(await recordsOf(value)).toMatchObject([{ version: 1 }]);
  });
});

it('ten messages at once of one new patient make one record', async () => {
  const value = fresh();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => send(app, admission(value, {}, { 11: `${at} Mall Road` }))),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 'AA'));
  expect(await recordsOf(value)).toHaveLength(1);
});

it('bodies are emptied after 30 days, and a message that comes again is still known', async () => {
  const controlId = `id-${fresh()}`;
  const text = admission(fresh(), { controlId });
  const first = await send(app, text);
  await app.application.runMaintenance();
  expect((await keptOf(controlId))[0]?.body?.toString()).toBe(text);
  await app.sql("update hl7_message set received_at = now() - interval '30 days 1 hour' where control_id = $1", [
    controlId,
  ]);
  await app.application.runMaintenance();
  expect(await keptOf(controlId)).toEqual([{ code: 'AA', body: null }]);
  expect(await send(app, text)).toEqual(first);
});

describe('an id that another message had (hospital §7)', () => {
  /** A message of that id which came so long ago, and another one of the same record. */
  async function wrapped(since: string) {
    const value = fresh();
    const controlId = `id-${value}`;
    const old = admission(value, { controlId });
    const oldAnswer = await send(app, old);
    await app.sql('update hl7_message set received_at = now() - $2::interval where control_id = $1', [
      controlId,
      since,
    ]);
    return { value, controlId, old, oldAnswer, next: admission(value, { controlId }, { 5: 'Yadav^Anita' }) };
  }

  it('is refused for 30 days', async () => {
    const { value, next } = await wrapped('29 days 23 hours');
    expect(await send(app, next)).toMatchObject({ code: 'AE', error: '205', place: 'MSH-10' });
    expect(await recordsOf(value)).toMatchObject([{ name: 'Sunita Yadav' }]);
  });

  it('is free afterwards, and the other message is applied and kept; either sent again is answered as it was', async () => {
    const { value, controlId, old, oldAnswer, next } = await wrapped('30 days 1 hour');
    const applied = await send(app, next);
    expect(applied).toMatchObject({ code: 'AA', controlId });
    expect(await recordsOf(value)).toMatchObject([{ name: 'Anita Yadav', version: 2 }]);
    expect(await send(app, next)).toEqual(applied);
    expect(await send(app, old)).toEqual(oldAnswer);
    expect(await recordsOf(value)).toMatchObject([{ name: 'Anita Yadav', version: 2 }]);
    expect(await send(app, admission(value, { controlId }, { 5: 'Yadav^Rita' }))).toMatchObject({ error: '205' });
  });

  it('is taken by one of ten other messages that come at once', async () => {
    const { controlId } = await wrapped('30 days 1 hour');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(app, admission(fresh(), { controlId }, { 11: `${at} Mall Road` }))),
    );
    expect(answers.map(({ code, error }) => code + error).sort()).toEqual(['AA', ...Array<string>(9).fill('AE205')]);
    expect(await keptOf(controlId)).toHaveLength(2);
  });
});

it('each leaves a row among the exchanges, with its source, and of whom it was', async () => {
  const { admin } = await signInAdmin(app);
  const value = fresh();
  await admin.graphql('{ exchanges(first: 1) { edges { node { id } } } }'); // which waits until what came before is written
  await runSql(app.database.ownerUrl, 'delete from exchange');
  app.clock.set(new Date(NOON.getTime() + 60_000)); // what strangers sent before is a minute ago
  const stranger = { application: 'STRANGER', facility: '' };
  await send(app, admission(value));
  await send(app, admission(value, {}, { 7: 'x' }));
  await send(app, message(source, 'ORU^R01', []));
  await send(app, message(source, 'A01', [], { charset: 'ISO IR87' }));
  await send(app, message(stranger, 'ORU^R01', []));
  await send(app, message(stranger, 'A01', []));
  const { body } = await admin.graphql<{ exchanges: { edges: { node: Record<string, unknown> }[] } }>(
    '{ exchanges(first: 10) { edges { node { door clientId clientName interaction patientId outcome code parameters } } } }',
  );
  const [name] = await app.sql<{ name: string }>('select name from hl7_source where id = $1', [source.id]);
  const ours = { door: 'HL7V2', clientId: null, clientName: name?.name, parameters: [] };
  const refused = { ...ours, interaction: 'unknown', patientId: null, outcome: 'REFUSED' };
  const nobody = { ...ours, clientName: null, patientId: null, outcome: 'REFUSED' };
  expect(body.data?.exchanges.edges.map(({ node }) => node)).toEqual([
    { ...nobody, interaction: 'ADT^A01', code: 'AR 204' },
    { ...nobody, interaction: 'unknown', code: 'AR 200' },
    { ...refused, code: 'AR 103' },
    { ...refused, code: 'AR 200' },
    { ...ours, interaction: 'ADT^A01', patientId: null, outcome: 'REFUSED', code: 'AE 102' },
    { ...ours, interaction: 'ADT^A01', patientId: (await recordsOf(value))[0]?.id, outcome: 'SUCCEEDED', code: 'AA' },
  ]);
});

describe('while the database is away', () => {
  let line: DatabaseLine;
  let away: TestApp;
  let log = '';
  beforeAll(async () => {
    line = await layLine(app.database.appUrl);
    const heard = new PassThrough().on('data', (piece: Buffer) => (log += piece.toString()));
    const logger = createLogger('info', heard);
    away = await createTestApp({ database: app.database, databaseUrl: line.url, logger });
  });
  afterAll(async () => {
    await away.close();
    await line.close();
  });

  it('a message is answered AE 207, nothing is kept, and sent again it is applied once', async () => {
    const value = fresh();
    const controlId = `id-${value}`;
    const text = admission(value, { controlId }, { 13: '9812345678' });
    await line.cut();
    const refused: Acknowledged = await send(away, text);
    expect(refused).toMatchObject({ code: 'AE', error: '207', controlId });
    expect(await keptOf(controlId)).toEqual([]);
    await line.mend();
    const applied = await send(away, text);
    expect(applied).toMatchObject({ code: 'AA' });
    expect(await send(away, text)).toEqual(applied);
    expect(await recordsOf(value)).toMatchObject([{ version: 1 }]);
    // And of the person, nothing is told to the log.
    expect(log).toContain('a message could not be applied');
    expect(log).not.toMatch(/Sunita|9812345678|MRN-/);
  });
});
