import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { OnStarted } from './bench-database.js';
import { launchProduct } from './product.js';

/** How many messages wait at once. */
const MESSAGES = 2_000;
/** What the gateway takes for each, in milliseconds: what the goal of clinic §5 speaks of. */
const GATEWAY_TAKES = 20;

/** What so many processes did with the messages. */
export interface MessageFigure {
  processes: number;
  perSecond: number;
  /** How many the gateway got more than once. */
  twice: number;
}

/** A gateway that is slow, and what it was asked since `asked` was emptied. */
async function startSlowGateway(onStarted: OnStarted): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      asked.push((JSON.parse(await text(request)) as { client_ref: string }).client_ref);
      await wait(GATEWAY_TAKES);
      response.end();
    };
    void take();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onStarted(async () => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Sends the same number of messages with one process, then with two on one database. */
export async function measureMessages(databaseUrl: string, onStarted: OnStarted): Promise<MessageFigure[]> {
  const gateway = await startSlowGateway(onStarted);
  const pool = new Pool({ connectionString: databaseUrl });
  onStarted(() => pool.end());
  const figures: MessageFigure[] = [];
  for (const processes of [1, 2]) {
    await launchProduct(databaseUrl, onStarted, { SMS_URL: gateway.url });
    gateway.asked.length = 0;
    const seconds = await sendAll(pool);
    const twice = gateway.asked.length - new Set(gateway.asked).size;
    figures.push({ processes, perSecond: MESSAGES / seconds, twice });
  }
  return figures;
}

/** How long it takes from when they are written until none waits, in seconds, by the database's clock. */
async function sendAll(pool: Pool): Promise<number> {
  await pool.query(
    `insert into message (id, kind, language, recipient, text, dedup_key, send_after, created_at)
     select gen_random_uuid(), 'NUMBER_CHANGED', 'EN', '+919' || lpad(number::text, 9, '0'), 'Your number was changed.',
       gen_random_uuid(), now(), now() from generate_series(1, $1) number`,
    [MESSAGES],
  );
  const waiting = `select count(*) filter (where status = 'QUEUED')::integer as left,
    extract(epoch from max(sent_at) - max(created_at)) as seconds from message`;
  for (;;) {
    const { rows } = await pool.query<{ left: number; seconds: string }>(waiting);
    if (rows[0]?.left === 0) return Number(rows[0].seconds);
    await wait(100);
  }
}
