import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, RequestHandler, Response } from 'express';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { Config } from '../../platform/config.js';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { isSigned, signatureOf } from '../../platform/signatures/signature.js';

/** Signature purpose of the cookie. */
const PURPOSE = 'device';
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;

/** Returns the cookie's name; its prefix says whether it is bound to https and this host. */
export function deviceCookieName(config: Pick<Config, 'cookieSecure'>): string {
  return config.cookieSecure ? '__Host-device' : 'device';
}

/**
 * Device cookies: recognizes devices on which people have signed in. A cookie contains a random id and no phone number; the database stores
 * which numbers and which accounts have signed in on it as keyed hashes. A known device has its own limits of codes, so that a stranger who requests codes
 * cannot lock the owner out.
 */
export class Devices {
  private readonly cookieName: string;

  constructor(
    private readonly pool: Pool,
    private readonly config: Pick<Config, 'cookieSecure' | 'sessionSecrets' | 'limits'>,
    /** Hash the numbers of a device. */
    private readonly peppers: KeyRing,
  ) {
    this.cookieName = deviceCookieName(config);
  }

  /** Returns the id of the device; undefined if nobody has signed in on it, or the cookie's signature is invalid. */
  idOf(request: Request): string | undefined {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${this.cookieName}=`))?.slice(this.cookieName.length + 1);
    const [, id = '', signature = ''] = COOKIE.exec(value ?? '') ?? [];
    return id && isSigned(this.config.sessionSecrets, PURPOSE, id, signature) ? id : undefined;
  }

  /** Records a sign-in of an account and its number on the device, and sets the cookie or extends its expiry. */
  async remember(request: Request, response: Response, account: { id: string; phone: string }): Promise<void> {
    const { cookieSecure, limits, sessionSecrets } = this.config;
    const id = this.idOf(request) ?? randomBytes(16).toString('base64url');
    const [key, ...older] = this.keysOf(id, account.phone);
    const [keyOfAccount, ...olderOfAccount] = this.keysOf(id, account.id);
    await this.pool.query(
      `with older as (delete from known_device where key = any($3))
       insert into known_device (key, key_id) select unnest($1::text[]), $2
       on conflict (key) do update set seen_at = now(), key_id = excluded.key_id`,
      [[key, keyOfAccount], this.peppers.newest.id, [...older, ...olderOfAccount]],
    );
    response.locals['giveDevice'] = () =>
      response.cookie(this.cookieName, `${id}.${signatureOf(sessionSecrets, PURPOSE, id)}`, {
        httpOnly: true,
        sameSite: 'lax',
        secure: cookieSecure,
        path: '/',
        maxAge: limits.deviceDays * DAY_MS,
      });
  }

  /**
   * Wraps the session middleware, which sets its cookie when the headers are written, so that the device cookie follows it: a script may
   * use the first Set-Cookie header only.
   */
  behind(sessions: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const leave = response.writeHead.bind(response) as (...head: unknown[]) => Response;
      response.writeHead = (...head: unknown[]) => {
        (response.locals['giveDevice'] as (() => void) | undefined)?.();
        return leave(...head);
      };
      sessions(request, response, next);
    };
  }

  /** Returns whether a number has signed in on a device. */
  async isKnown(id: string | undefined, phone: string): Promise<boolean> {
    if (!id) return false;
    const { rows } = await this.pool.query(
      'select from known_device where key = any($1) and seen_at > now() - make_interval(days => $2)',
      [this.keysOf(id, phone), this.config.limits.deviceDays],
    );
    return rows.length > 0;
  }

  /**
   * Returns whether an account has signed in on a device. Another account of the same number says nothing of it, nor do devices that were
   * recorded by number alone, before accounts were.
   */
  async isKnownTo(tx: EntityManager, id: string | undefined, accountId: string): Promise<boolean> {
    if (!id) return false;
    const { rows } = await sql`
      select from known_device where key = any(${this.keysOf(id, accountId)}::text[])
        and seen_at > now() - make_interval(days => ${this.config.limits.deviceDays}::int)`.execute(tx.getKysely());
    return rows.length > 0;
  }

  /** Deletes devices whose cookies have expired. */
  async sweep(): Promise<void> {
    await this.pool.query('delete from known_device where seen_at < now() - make_interval(days => $1)', [
      this.config.limits.deviceDays,
    ]);
  }

  /** Returns the hashes of a number, or of the id of an account, on a device, under each pepper in force. */
  private keysOf(id: string, whose: string): string[] {
    return this.peppers.keys.map(({ secret }) =>
      createHmac('sha256', secret).update(['device', id, whose].join('\n')).digest('hex'),
    );
  }
}
