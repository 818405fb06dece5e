import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CSV_AUDITED, STATEMENTS, type StatementName } from './reference-statements.js';

/**
 * The limit that the product is compared with: node:http, pg and prepared statements, without sessions, limits or a contract.
 * A process of its own; it ends with the one that forked it.
 */
const open = (settings = '') =>
  new Pool({
    connectionString: process.argv[2],
    max: 10,
    // Part of the best SQL: a plan made for any text is a bad one for most.
    options: `-c plan_cache_mode=force_custom_plan ${settings}`,
  }).on('error', () => undefined);
const pool = open();
/** For the first 200 of many names: by the index of trigrams, as the product reads them, or either would find 200 others. */
const byTrigrams = open('-c enable_seqscan=off -c enable_indexscan=off -c enable_indexonlyscan=off');
const OF_NAMES: StatementName[] = ['foundName', 'foundDevanagari'];

async function streamCsv(values: unknown[], target: NodeJS.WritableStream): Promise<void> {
  const client = await pool.connect();
  try {
    const statement = STATEMENTS.csv.replaceAll(/\$(\d)/g, (_, at: string) => `'${String(values[Number(at) - 1])}'`);
    await client.query(CSV_AUDITED);
    await pipeline(client.query(copyTo(statement)), target);
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const answer = async () => {
    const { statement, values } = JSON.parse(await text(request)) as { statement: StatementName; values: unknown[] };
    if (statement === 'csv') return streamCsv(values, response);
    const { rows } = await (OF_NAMES.includes(statement) ? byTrigrams : pool).query<{ data: string }>({
      name: statement,
      text: STATEMENTS[statement],
      values,
      types: { getTypeParser: () => String }, // as PostgreSQL wrote it
    });
    response.setHeader('Content-Type', 'application/json');
    response.end(`{"data":${rows[0]?.data}}`);
  };
  answer().catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
