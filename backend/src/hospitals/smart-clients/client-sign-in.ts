import type { JSONWebKeySet } from 'jose';
import type pg from 'pg';
import { validate as isUuid } from 'uuid';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Client, ClientReach, DataPurpose } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import type { RejectionLog } from '../exchanges/rejection-log.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AccessTokens } from './access-tokens.js';
import { AssertionRefused, proveAssertion, readClaims, SKEW, type Claimed } from './assertions.js';
import type { KeySets } from './key-sets.js';
import { overlapOf, parseSystemScope } from './system-scopes.js';

/** Error codes of a token endpoint (RFC 6749, 5.2). */
export type OAuthError =
  'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' | 'temporarily_unavailable';

/** An OAuth error response. */
export class OAuthRefusal extends Error {
  constructor(
    readonly code: OAuthError,
    readonly description: string,
  ) {
    super(description);
  }
}

/** A request for an access token. */
export interface TokenRequest {
  assertion: string;
  /** Space-separated; undefined: all registered scopes. */
  scope: string | undefined;
  /** Optional; must match the assertion. */
  clientId: string | undefined;
  ip: string;
  requestId: string;
}

interface Found {
  purpose: DataPurpose;
  reach: ClientReach;
  scopes: string[];
  jwks: JSONWebKeySet | null;
  jwks_url: string | null;
}

interface Parts {
  pool: pg.Pool;
  clock: Clock;
  audit: AuditTrail;
  rejectionLog: RejectionLog;
  keySets: KeySets;
  tokens: AccessTokens;
  tokenUrl: string;
  tokensMinute: number;
}

const invalidClient = (description: string) => new OAuthRefusal('invalid_client', description);

/** Issues access tokens by SMART Backend Services: a client authenticates with a signed assertion and gets a token for five minutes. */
export class ClientSignIn {
  private readonly issued: RateLimit;
  private readonly failed: RateLimit;

  constructor(private readonly parts: Parts) {
    const tooOften = reasonFor('CLIENT_TOO_OFTEN');
    this.issued = new RateLimit(parts.pool, 'smart-tokens', parts.tokensMinute, 60, tooOften);
    this.failed = new RateLimit(parts.pool, 'smart-failures', parts.tokensMinute, 60, tooOften);
  }

  /** Issues an access token. @throws OAuthRefusal, AppError RATE_LIMITED */
  async token(asked: TokenRequest): Promise<{ accessToken: string; scope: string }> {
    if (!this.parts.tokens.isReady)
      throw new OAuthRefusal('temporarily_unavailable', 'SMART_SIGNING_KEY is not set on this server.');
    const known: { clientId?: string } = {};
    try {
      return await this.issue(asked, known);
    } catch (error) {
      const code = refusalOf(error);
      const { requestId } = asked;
      if (code) this.parts.rejectionLog.note({ clientId: known.clientId, interaction: 'token', code, requestId });
      throw error;
    }
  }

  /** Verifies the request and issues the token. @param known receives the client's id as soon as it is verified */
  private async issue(asked: TokenRequest, known: { clientId?: string }) {
    const { tokens } = this.parts;
    const claimed = unlessRefused(() => readClaims(asked.assertion));
    const found = await this.find(claimed.clientId);
    known.clientId = claimed.clientId;
    const actor = actorOf(claimed.clientId, found, asked);
    const from = `${claimed.clientId} ${asked.ip}`;
    await this.failed.requireLeft(from);
    try {
      await this.prove(asked, claimed, found);
    } catch (error) {
      if (!(error instanceof AssertionRefused)) throw error;
      await this.failed.count(from);
      await this.parts.audit.recordAlone(actor, { ...subject(claimed.clientId), outcome: 'failed' });
      throw invalidClient(error.message);
    }
    const scopes = grantedOf(asked.scope, found.scopes);
    await this.parts.audit.recordAlone(actor, subject(claimed.clientId));
    return { accessToken: await tokens.issue(claimed.clientId, scopes), scope: scopes.join(' ') };
  }

  private async find(clientId: string): Promise<Found> {
    const { rows } = await this.parts.pool.query<Found>(
      'select purpose, reach, scopes, jwks, jwks_url from smart_client where id::text = $1 and revoked_at is null',
      [isUuid(clientId) ? clientId : ''],
    );
    const [found] = rows;
    if (!found) throw invalidClient('This client is not registered, or was revoked.');
    return found;
  }

  private async prove({ assertion, clientId }: TokenRequest, claimed: Claimed, found: Found): Promise<void> {
    const { pool, clock, keySets, tokenUrl } = this.parts;
    if (clientId !== undefined && clientId !== claimed.clientId)
      throw new AssertionRefused('client_id is not that of the assertion.');
    if (claimed.jku !== undefined && (found.jwks_url === null || claimed.jku !== found.jwks_url))
      throw new AssertionRefused('jku is not the registered address.');
    const keys = await keySets.keysOf({ jwks: found.jwks, jwksUrl: found.jwks_url }, claimed.kid);
    const proved = await proveAssertion(assertion, { claimed, keys, audience: tokenUrl, now: clock.now() });
    await this.issued.consume(claimed.clientId);
    const { rowCount } = await pool.query(
      `with used as (
         insert into smart_assertion (client_id, jti, expires_at)
         select id, $2, $3 from smart_client where id = $1 and revoked_at is null
         on conflict do nothing returning client_id)
       update smart_client set last_used_at = now() where id = (select client_id from used)`,
      [claimed.clientId, proved.jti, proved.expiresAt],
    );
    if (rowCount !== 1) throw new AssertionRefused('client_assertion was used before.');
  }
}

const subject = (clientId: string) =>
  ({ verb: 'smartClient.signIn', subjectType: 'smartClient', subjectId: clientId }) as const;

/** Returns the code of a rejection, OAuth's or an HTTP status; undefined for an internal error. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof OAuthRefusal) return error.code;
  return error instanceof AppError && error.code === 'RATE_LIMITED' ? '429' : undefined;
}

/** Builds the actor for the audit entry of a sign-in. */
function actorOf(clientId: string, { purpose, reach }: Found, { ip, requestId }: TokenRequest): Client {
  const base = { kind: 'client', role: 'client', clientId, grants: [], purpose, reach, identifierSystems: [] } as const;
  return { ...base, door: ['smartClient.signIn'], ip, requestId };
}

function unlessRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof AssertionRefused ? invalidClient(error.message) : error;
  }
}

/** Returns the intersection of requested and registered scopes; all registered ones if none was requested. */
function grantedOf(asked: string | undefined, registered: string[]): string[] {
  const wanted = asked?.split(' ').filter(Boolean) ?? [];
  if (wanted.some((scope) => /^(patient|user)\//.test(scope)))
    throw new OAuthRefusal('invalid_scope', 'Only scopes of systems are given, such as system/Patient.rs.');
  const scopes = wanted.length > 0 ? wanted : registered;
  const parsed = (texts: string[]) => texts.flatMap((text) => parseSystemScope(text) ?? []);
  const granted = overlapOf(parsed(scopes), parsed(registered));
  if (granted.length === 0)
    throw new OAuthRefusal('invalid_scope', 'None of these scopes is registered for this client.');
  return granted;
}

/** Deletes assertions that expired more than an hour ago; their expiry prevents reuse. */
export async function sweepAssertions(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from smart_assertion where expires_at < now() - make_interval(secs => $1)`, [3_600 + SKEW]);
}
