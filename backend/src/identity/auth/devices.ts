import { createHmac, randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Pool } from 'pg';
import { DAY_MS } from '../../platform/clinic-time.js';
import type { Config } from '../../platform/config.js';
import { isSigned, signatureOf } from '../../platform/signatures/signature.js';

/** What the signature of a cookie is for. */
const PURPOSE = 'device';
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;

/** The cookie's name says, like the session's, whether it is bound to https and this host (AU-1). */
export function deviceCookieName(config: Pick<Config, 'cookieSecure'>): string {
  return config.cookieSecure ? '__Host-device' : 'device';
}

/**
 * Device cookies: the devices that people have signed in on. A cookie names the device by a random number and no telephone number; which numbers
 * have signed in on it, the database knows as keyed hashes. Such a device has room of its own for codes, so that a stranger who
 * asks for them cannot shut the owner out (OTP-8).
 */
export class Devices {
  private readonly cookieName: string;

  constructor(
    private readonly pool: Pool,
    private readonly config: Pick<Config, 'cookieSecure' | 'sessionSecrets' | 'otpPepper' | 'limits'>,
  ) {
    this.cookieName = deviceCookieName(config);
  }

  /** The device that a request comes from; undefined where nobody has signed in yet, or the cookie is none of ours. */
  idOf(request: Request): string | undefined {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${this.cookieName}=`))?.slice(this.cookieName.length + 1);
    const [, id = '', signature = ''] = COOKIE.exec(value ?? '') ?? [];
    return id && isSigned(this.config.sessionSecrets, PURPOSE, id, signature) ? id : undefined;
  }

  /** Notes that a number has signed in on the device of a request, which gets its cookie now if it has none, and the full time anew. */
  async remember(request: Request, response: Response, phone: string): Promise<void> {
    const { cookieSecure, limits, sessionSecrets } = this.config;
    const id = this.idOf(request) ?? randomBytes(16).toString('base64url');
    await this.pool.query(
      `insert into known_device (key) values ($1) on conflict (key) do update set seen_at = now()`,
      [this.keyOf(id, phone)],
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

  /** The middleware of sessions, which sets its cookie as the answer leaves; the device's comes behind it: a script may take the first one. */
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

  /** Whether a number has signed in on a device. */
  async isKnown(id: string | undefined, phone: string): Promise<boolean> {
    if (!id) return false;
    const { rows } = await this.pool.query(
      'select from known_device where key = $1 and seen_at > now() - make_interval(days => $2)',
      [this.keyOf(id, phone), this.config.limits.deviceDays],
    );
    return rows.length > 0;
  }

  /** Forgets the devices whose cookies have ended. */
  async sweep(): Promise<void> {
    await this.pool.query('delete from known_device where seen_at < now() - make_interval(days => $1)', [
      this.config.limits.deviceDays,
    ]);
  }

  private keyOf(id: string, phone: string): string {
    return createHmac('sha256', this.config.otpPepper).update(['device', id, phone].join('\n')).digest('hex');
  }
}
