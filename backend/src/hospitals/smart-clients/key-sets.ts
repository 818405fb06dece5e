import type { JSONWebKeySet, JWK } from 'jose';
import type { Clock } from '../../platform/clock.js';
import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { Reason } from '../../platform/reasons/reason.js';
import { judgeKeys } from './client-keys.js';

const MINUTE = 60_000;
/** How long published keys are believed, in milliseconds. */
const LIFE = 10 * MINUTE;
/** How many addresses are remembered. */
const MOST = 1_000;

interface Known {
  keys: JWK[];
  /** When they were read. */
  readAt: number;
  /** When they were last asked for, with or without success. */
  askedAt: number;
}

/** The keys of clients: those of the registration, or those that they publish, of which each process keeps a copy for ten minutes. */
export class KeySets {
  private readonly known = new Map<string, Known>();
  /** Calls that are on their way, by address: whoever asks meanwhile waits for the same answer. */
  private readonly running = new Map<string, Promise<JWK[]>>();

  constructor(
    private readonly hosts: OutboundHttp,
    private readonly clock: Clock,
  ) {}

  /** The keys that may have signed; a kid that is not known has published ones read again, once a minute. */
  async keysOf(client: { jwks: JSONWebKeySet | null; jwksUrl: string | null }, kid?: string): Promise<JWK[]> {
    const { jwksUrl: url } = client;
    if (!url) return client.jwks?.keys ?? [];
    const known = this.known.get(url);
    const now = this.clock.now().getTime();
    const isFresh = known !== undefined && now - known.readAt < LIFE;
    if (isFresh && (kid === undefined || known.keys.some((key) => key.kid === kid))) return known.keys;
    const running = this.running.get(url);
    if (running) return running;
    const before = isFresh ? known : { keys: [], readAt: 0 };
    if (known && now - known.askedAt < MINUTE) return before.keys;
    const reading = this.readAgain(url, before, now).finally(() => this.running.delete(url));
    this.running.set(url, reading);
    return reading;
  }

  private async readAgain(url: string, before: Omit<Known, 'askedAt'>, now: number): Promise<JWK[]> {
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(url, { ...before, askedAt: now });
    try {
      const judged = judgeKeys(await this.hosts.getJson(url));
      if (judged instanceof Reason) return before.keys;
      this.known.set(url, { keys: judged.keys, readAt: now, askedAt: now });
      return judged.keys;
    } catch {
      return before.keys;
    }
  }
}
