import { createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, type JWTPayload } from 'jose';
import { WebhookReceiver, type Told } from './webhook-receiver.js';
import { OutboundHttp, type Posted } from '../src/platform/outbound/outbound-http.js';

/** A push service on the loopback address, which keeps what it gets, and answers 201 unless told otherwise. */
export class LoopbackPushService {
  private readonly receiver = new WebhookReceiver();
  /** Answers by path: a status, or a promise that it waits for before it answers 201. */
  readonly answers = new Map<string, number | Promise<void>>();

  async listen(): Promise<this> {
    this.receiver.answer = (response, { path = '' }) => {
      const answer = this.answers.get(path) ?? 201;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else void answer.then(() => response.writeHead(201).end());
    };
    await this.receiver.listen();
    return this;
  }

  /** As it stands in OUTBOUND_ALLOW. */
  get host(): string {
    return this.receiver.host;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** What came to a path. */
  at(path: string): Told[] {
    return this.receiver.told.filter((told) => told.path === path);
  }

  close(): void {
    this.receiver.close();
  }
}

/** The public key that a browser subscribes with. */
function publicKeyOf(pushKey: string): KeyObject {
  const point = Buffer.from(pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}

/** Verifies the VAPID header as a push service does (RFC 8292). @returns its claims */
export async function verifyVapid(
  { headers }: Told,
  pushKey: string,
  { audience, currentDate }: { audience: string; currentDate: Date },
): Promise<JWTPayload> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== pushKey) throw new Error('another key than the browser subscribed with');
  const { payload } = await jwtVerify(token, publicKeyOf(pushKey), { audience, currentDate, algorithms: ['ES256'] });
  return payload;
}

/** Notes what is called, and calls nobody. */
export class RecordingHttp extends OutboundHttp {
  readonly called: string[] = [];

  override post(text: string, _posted: Posted): Promise<number> {
    this.called.push(text);
    return Promise.resolve(201);
  }
}
