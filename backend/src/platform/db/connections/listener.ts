import { Client } from 'pg';
import { KEEP_ALIVE, type ConnectionLimits } from './connection-pool.js';
import type { ServerProbe } from './server-probe.js';
import { detectStalledConnection } from './stalled-connection.js';

/**
 * Listens to one NOTIFY channel on its own connection. It reconnects once after a loss; otherwise the owner calls `hold` periodically,
 * which connects and detects a stalled connection.
 */
export class Listener {
  private client: Client | undefined;
  private holding: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly parts: {
      url: string;
      limits: ConnectionLimits;
      probe: ServerProbe;
      channel: string;
      /** Called on each notification, and whenever listening begins, because notifications may have been missed. */
      told: () => void;
    },
  ) {
    parts.probe.onAlarm((error) => this.client?.connection.stream.destroy(error));
  }

  /** Ensures that it listens. @throws Error if the database cannot be reached */
  hold(): Promise<void> {
    this.holding ??= this.askOrConnect().finally(() => (this.holding = undefined));
    return this.holding;
  }

  /** Stops listening permanently. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.holding?.catch(() => undefined);
    await this.client?.end();
  }

  private async askOrConnect(): Promise<void> {
    // A connection that only listens expects no answer, so stall detection needs a query.
    if (this.client) await this.client.query('select 1').catch(() => this.lose(this.client));
    if (!this.client && !this.isStopped) await this.connect();
  }

  private async connect(): Promise<void> {
    const { url, limits, probe, channel, told } = this.parts;
    const { answer, unseen, look: _look, ...others } = limits;
    const client = new Client({ connectionString: url, ...KEEP_ALIVE, ...others });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', told);
    try {
      await client.connect();
      detectStalledConnection(client, probe, { answer, unseen });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    this.client = client;
    told();
  }

  /** Reconnects at once, because most losses are momentary; if that fails, the next `hold` retries. */
  private lose(client: Client | undefined): void {
    if (!client || this.client !== client) return;
    this.client = undefined;
    client.connection.stream.destroy();
    if (!this.isStopped) this.hold().catch(() => undefined);
  }
}
