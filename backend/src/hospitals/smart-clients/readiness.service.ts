import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { AccessTokens } from './access-tokens.js';

export const READINESS_CHECKS = ['ADDRESS', 'SIGNING_KEY', 'IDENTIFIERS', 'CLOCK', 'CLIENT', 'CONSENT'] as const;
/** A prerequisite for the connection of clients. */
export type ReadinessCheck = (typeof READINESS_CHECKS)[number];

/** A prerequisite with its result. */
export interface Readiness {
  check: ReadinessCheck;
  isMet: boolean;
  /** Details, such as a URL or the clock difference; null without any. */
  found: string | null;
}

interface Parts {
  clock: Clock;
  tokens: AccessTokens;
  publicUrl: string;
  systemBase: string;
}

/** Tolerated clock difference, in seconds; the same as for assertions. */
const MOST_APART = 30;

const isPublic = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname !== 'localhost';
};

/** Checks whether the installation is ready for clients. */
export class ReadinessService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Runs the checks, in the order in which an admin resolves them. */
  async list(actor: Actor): Promise<Readiness[]> {
    return this.useCases.read(actor, 'smartClient.checkReadiness', nothing, {}, async (_asked, { em }) => {
      const { clock, tokens, publicUrl, systemBase } = this.parts;
      const { rows } = await sql<{ now: number; hasClient: boolean; hasConsent: boolean }>`
        select extract(epoch from clock_timestamp())::float8 as now,
          exists (select from smart_client where revoked_at is null) as "hasClient",
          exists (select from smart_client c where c.revoked_at is null and (c.reach = 'ALL_BUT_REFUSED' or exists (
            select from data_consent d where d.client_id = c.id and d.decision = 'PERMIT' and d.revoked_at is null
              and (d.until is null or d.until > now())))) as "hasConsent"`.execute(em.getKysely());
      const { now = 0, hasClient = false, hasConsent = false } = rows[0] ?? {};
      const apart = Math.round(Math.abs(clock.now().getTime() / 1_000 - now));
      return [
        { check: 'ADDRESS', isMet: isPublic(publicUrl), found: publicUrl },
        { check: 'SIGNING_KEY', isMet: tokens.isReady, found: null },
        { check: 'IDENTIFIERS', isMet: isPublic(systemBase), found: systemBase },
        { check: 'CLOCK', isMet: apart <= MOST_APART, found: `${apart} s` },
        { check: 'CLIENT', isMet: hasClient, found: null },
        { check: 'CONSENT', isMet: hasConsent, found: null },
      ];
    });
  }
}
