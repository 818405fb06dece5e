import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { insertSource, message, send } from '../../../test/hl7.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { createLogger } from '../../platform/logger.js';
import { ExchangeLog } from './exchange-log.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

const ended = { door: 'FHIR', outcome: 'REFUSED', code: '404', patientIds: [], parameters: [] } as const;

/** Time stands still until a test moves it. */
function openLog() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const logger = createLogger('silent');
  const told: unknown[] = [];
  vi.spyOn(logger, 'error').mockImplementation((fields: unknown) => void told.push(fields));
  const log = new ExchangeLog(app.connections.pool, logger);
  return { log, told, note: (interaction: string) => log.note({ ...ended, interaction, requestId: interaction }) };
}
const rowsOf = (...interactions: string[]) =>
  app.sql('select at from exchange where interaction = any($1)', [interactions]);

it('exchanges that end shortly after one another are written together, in one statement', async () => {
  const { note } = openLog();
  note('together 1');
  await vi.advanceTimersByTimeAsync(49);
  note('together 2');
  expect(await rowsOf('together 1', 'together 2')).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => rowsOf('together 1', 'together 2')).toHaveLength(2);
  const [first, second] = await rowsOf('together 1', 'together 2');
  expect(first).toEqual(second);
});

it('a row that the database refuses takes none of the others with it', async () => {
  const { log, note } = openLog();
  note('before it');
  const refused = { door: 'HL7V2', outcome: 'REFUSED', code: 'AR', patientIds: [], parameters: [] } as const;
  log.note({ ...refused, interaction: 'of nobody', requestId: 'of nobody', sourceId: randomUUID() });
  note('after it');
  await log.written();
  expect(await rowsOf('before it', 'after it')).toHaveLength(2);
  expect(await rowsOf('of nobody')).toEqual([]);
});

it('a row that is no row takes none of the others with it, and is told in the log', async () => {
  const { log, note, told } = openLog();
  note('before no row');
  log.note({ ...ended, interaction: 'of no id', requestId: 'of no id', clientId: 'no id' });
  note('after no row');
  note('behind no row');
  await log.written();
  expect(await rowsOf('before no row', 'after no row', 'behind no row')).toHaveLength(3);
  expect(told).toEqual([{ error: expect.objectContaining({ code: '22P02' }), exchanges: 1 }]);
});

it('where no row is the cause, they are tried together alone and given up', async () => {
  const { log, note, told } = openLog();
  const away = Object.assign(new DatabaseError('out of memory', 0, 'error'), { code: '53200' });
  using query = vi.spyOn(app.connections.pool, 'query').mockRejectedValue(away);
  note('given up 1');
  note('given up 2');
  await log.written();
  expect(query).toHaveBeenCalledTimes(1);
  expect(told).toEqual([{ error: away, exchanges: 2 }]);
});

it('whoever looks waits for none', async () => {
  const { log, note } = openLog();
  note('looked for');
  await log.written();
  expect(await rowsOf('looked for')).toHaveLength(1);
  note('looked for');
  vi.advanceTimersByTime(50);
  await expect.poll(() => rowsOf('looked for')).toHaveLength(2);
});

it('a process that stops writes them first', async () => {
  const other = await createTestApp({ database: app.database });
  const source = await insertSource(app.sql);
  await send(other, message(source, 'A03', []));
  await other.close();
  expect(await app.sql('select code from exchange where source_id = $1', [source.id])).toEqual([{ code: 'AE 101' }]);
});
