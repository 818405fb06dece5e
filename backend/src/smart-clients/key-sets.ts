import type { JSONWebKeySet, JWK } from 'jose';
import type { Clock } from '../clock.js';
import type { ForeignHosts } from '../outbound/foreign-hosts.js';
import { Reason } from '../reasons/reason.js';
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

  constructor(
    private readonly hosts: ForeignHosts,
    private readonly clock: Clock,
  ) {}

  /** The keys that may have signed; a kid that is not known has published ones read again, once a minute. */
  async keysOf(client: { jwks: JSONWebKeySet | null; jwksUrl: string | null }, kid?: string): Promise<JWK[]> {
    if (!client.jwksUrl) return client.jwks?.keys ?? [];
    const known = this.known.get(client.jwksUrl);
    const now = this.clock.now().getTime();
    const isFresh = known !== undefined && now - known.readAt < LIFE;
    const isThere = isFresh && (kid === undefined || known.keys.some((key) => key.kid === kid));
    if (isThere || (known && now - known.askedAt < MINUTE)) return isFresh ? known.keys : [];
    return this.readAgain(client.jwksUrl, isFresh ? known : { keys: [], readAt: 0 }, now);
  }

  private async readAgain(url: string, before: Omit<Known, 'askedAt'>, now: number): Promise<JWK[]> {
    if (this.known.size >= MOST) this.known.clear();
    // Noted before the call: what comes meanwhile does not make another one.
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
