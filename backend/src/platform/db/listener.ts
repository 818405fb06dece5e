import { Client } from 'pg';
import { KEEP_ALIVE, type ConnectionLimits } from './connection-pool.js';
import type { ServerProbe } from './server-probe.js';
import { detectStalledConnection } from './stalled-connection.js';

/**
 * Hears what the database tells on one channel, over a connection of its own. It makes none by itself but after one was lost: whoever
 * holds it calls `hold` now and then, which also finds out whether the line has gone silent.
 */
export class Listener {
  private client: Client | undefined;
  private holding: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly parts: {
      url: string;
      limits: ConnectionLimits;
      lookout: ServerProbe;
      channel: string;
      /** Called when something was told, and whenever listening has begun: what was told before that nobody heard. */
      told: () => void;
    },
  ) {
    parts.lookout.onAlarm((error) => this.client?.connection.stream.destroy(error));
  }

  /** Sees to it that it listens. @throws Error when the database cannot be reached */
  hold(): Promise<void> {
    this.holding ??= this.askOrConnect().finally(() => (this.holding = undefined));
    return this.holding;
  }

  /** Ends for good. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.holding?.catch(() => undefined);
    await this.client?.end();
  }

  private async askOrConnect(): Promise<void> {
    // Nothing is expected on a line that only listens, so that its silence would never be noticed.
    if (this.client) await this.client.query('select 1').catch(() => this.lose(this.client));
    if (!this.client && !this.isStopped) await this.connect();
  }

  private async connect(): Promise<void> {
    const { url, limits, lookout, channel, told } = this.parts;
    const { answer, unseen, look: _look, ...others } = limits;
    const client = new Client({ connectionString: url, ...KEEP_ALIVE, ...others });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', told);
    try {
      await client.connect();
      detectStalledConnection(client, lookout, { answer, unseen });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    this.client = client;
    told();
  }

  /** At once, since most are lost for a moment alone; when that fails, at the next `hold`. */
  private lose(client: Client | undefined): void {
    if (!client || this.client !== client) return;
    this.client = undefined;
    client.connection.stream.destroy();
    if (!this.isStopped) this.hold().catch(() => undefined);
  }
}
