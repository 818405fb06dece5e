import { errors, jwtVerify, SignJWT } from 'jose';
import type pg from 'pg';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Client, ClientReach, DataPurpose } from '../../platform/access/actor.js';
import { FHIR_SCOPES } from '../../platform/access/fhir-permissions.js';
import type { Clock } from '../../platform/time/clock.js';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { signingKey } from './signing-key.js';
import { grantsOf, overlapOf, parseSystemScope } from './system-scopes.js';

/** Lifetime of an access token, in seconds. */
export const TOKEN_SECONDS = 300;

interface Found {
  purpose: DataPurpose;
  reach: ClientReach;
  scopes: string[];
  identifier_systems: string[];
}

interface Settings {
  pool: pg.Pool;
  clock: Clock;
  /** The first signs, each verifies; none: no token is issued or accepted. */
  secrets: KeyRing;
  issuer: string;
  audience: string;
}

/** Issues and verifies access tokens of clients: JWTs (ES256) that are valid for five minutes, and only for these interfaces. */
export class AccessTokens {
  private readonly keys: ReadonlyMap<string, ReturnType<typeof signingKey>>;

  constructor(private readonly settings: Settings) {
    this.keys = new Map(settings.secrets.keys.map(({ id, secret }) => [id, signingKey(secret)] as const));
  }

  /** Whether a signing key is configured. */
  get isReady(): boolean {
    return this.keys.size > 0;
  }

  /** Issues a token to a client for scopes. */
  async issue(clientId: string, scopes: string[]): Promise<string> {
    const { clock, issuer, audience, secrets } = this.settings;
    const { id: kid } = secrets.newest;
    const now = Math.floor(clock.now().getTime() / 1_000);
    return new SignJWT({ client_id: clientId, scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(clientId)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .setJti(uuidv7())
      .sign(this.keyOf(kid).privateKey);
  }

  /**
   * Resolves a token to its client. Each call reads the database, so that a revocation applies at once in every process.
   * @throws AppError UNAUTHENTICATED if the token is not valid
   */
  async actorOf(token: string, ip: string, requestId: string): Promise<Client> {
    const { clientId, scopes } = await this.read(token);
    const { rows } = await this.settings.pool.query<Found>({
      name: 'live-smart-client',
      text: 'select purpose, reach, scopes, identifier_systems from smart_client where id = $1 and revoked_at is null',
      values: [clientId],
    });
    const [found] = rows;
    if (!found) throw new AppError('UNAUTHENTICATED', reasonFor('CLIENT_REVOKED'));
    const granted = overlapOf(parsed(scopes), parsed(found.scopes));
    return {
      kind: 'client',
      role: 'client',
      clientId,
      grants: grantsOf(granted, FHIR_SCOPES),
      purpose: found.purpose,
      reach: found.reach,
      identifierSystems: found.identifier_systems,
      door: [],
      ip,
      requestId,
    };
  }

  /** Returns the keys of an id; of a token without one, from before keys had ids, the newest. @throws Error if they are not in force */
  private keyOf(kid: string | undefined): ReturnType<typeof signingKey> {
    const keys = this.keys.get(kid ?? this.settings.secrets.newest.id);
    if (!keys) throw new Error('no key to sign or verify access tokens with is in force');
    return keys;
  }

  private async read(token: string): Promise<{ clientId: string; scopes: string[] }> {
    const unknown = new AppError('UNAUTHENTICATED', reasonFor('ACCESS_TOKEN_UNKNOWN'));
    const { clock, issuer, audience } = this.settings;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid).publicKey, {
        algorithms: ['ES256'],
        typ: 'at+jwt',
        issuer,
        audience,
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      });
      const { sub = '', scope } = payload;
      if (!isUuid(sub) || typeof scope !== 'string') throw unknown;
      return { clientId: sub, scopes: scope.split(' ') };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AppError('UNAUTHENTICATED', reasonFor('ACCESS_TOKEN_EXPIRED'));
      throw unknown;
    }
  }
}

const parsed = (scopes: string[]) => scopes.flatMap((text) => parseSystemScope(text) ?? []);
