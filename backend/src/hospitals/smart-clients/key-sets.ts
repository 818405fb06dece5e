import type { JSONWebKeySet, JWK } from 'jose';
import type { Clock } from '../../platform/time/clock.js';
import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { Reason } from '../../platform/errors/reason.js';
import { judgeKeys } from './client-keys.js';

const MINUTE = 60_000;
/** Lifetime of cached keys, in milliseconds. */
const LIFE = 10 * MINUTE;
/** Largest number of cached URLs. */
const MOST = 1_000;

interface Known {
  keys: JWK[];
  /** Time of the last successful fetch. */
  readAt: number;
  /** Time of the last fetch, successful or not. */
  askedAt: number;
}

/** Provides the keys of clients: registered ones, or published ones, which each process caches for ten minutes. */
export class KeySets {
  private readonly known = new Map<string, Known>();
  /** Pending fetches by URL, which concurrent callers share. */
  private readonly running = new Map<string, Promise<JWK[]>>();

  constructor(
    private readonly hosts: OutboundHttp,
    private readonly clock: Clock,
  ) {}

  /** Returns the candidate keys of a signature. An unknown `kid` triggers a fetch of published keys, at most once a minute. */
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
