import { once } from 'node:events';
import path from 'node:path';
import { Pool } from 'pg';
import { systemClock } from '../src/platform/clock.js';
import { insertAdmin } from '../test/builders.js';
import { freePort } from '../test/free-port.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import type { Sql } from '../test/test-app.js';
import { TestClient } from '../test/test-client.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';

/** The whole program on a database of its own, which a test kills and starts again at the same port. */
export class KillableServer {
  readonly sql: Sql;
  /** Hospitals' systems sign in by it. */
  readonly clock = systemClock;
  private server: ServerProcess | undefined;
  private readonly folder = makeTemporaryFolder();
  private readonly pool: Pool;

  private constructor(
    readonly database: TestDatabase,
    private readonly port: string,
  ) {
    this.pool = new Pool({ connectionString: database.appUrl, max: 1 }).on('error', () => undefined);
    this.sql = async <Row>(text: string, values: unknown[] = []) => (await this.pool.query(text, values)).rows as Row[];
  }

  /** A database, and nothing that runs on it yet. */
  static async prepare(): Promise<KillableServer> {
    return new KillableServer(await createTestDatabase(), String(await freePort()));
  }

  /** Where it is reached. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where its files lie. */
  get uploads(): string {
    return path.join(this.folder.dir, 'uploads');
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.server = spawnServer(this.database, this.folder.dir, { PORT: this.port, ...settings });
    await this.server.ready;
  }

  /** The browser of a new admin. */
  async signInAdmin(): Promise<TestClient> {
    return this.signIn((await insertAdmin(this.sql)).phone, '/admin');
  }

  /** A browser that has signed in with a number. */
  async signIn(phone: string, door: '/users' | '/admin'): Promise<TestClient> {
    const phoneNumber = phone.slice(3);
    const browser = new TestClient(this.origin);
    await browser.rest('POST', `${door}/send-otp`, { phoneNumber });
    await browser.rest('POST', `${door}/verify-otp`, { phoneNumber, otp: this.server?.codes.get(phoneNumber) });
    return browser;
  }

  /** Ends it as a lost machine does, or as it is told to. @returns its exit code, and the signal that ended it, once it is gone */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<unknown[]> {
    const running = this.server?.process;
    if (!running) throw new Error('There is no server to end.');
    const ended = once(running, 'exit');
    running.kill(signal);
    return ended;
  }

  async close(): Promise<void> {
    this.server?.process.kill('SIGKILL');
    await this.pool.end();
    await this.database.drop();
    this.folder.remove();
  }
}
