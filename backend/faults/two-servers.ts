import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { behindProxy, startGateway } from '../bench/product.js';
import { freePort } from '../test/free-port.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { TestClient } from '../test/test-client.js';
import type { TestDatabase } from '../test/test-database.js';

/** How long is waited for a server to be ready. */
export const PATIENCE = { timeout: 60_000, interval: 50 };
/** What a balancer sends to the other server; anything else broke off under way. */
export const SENT_ELSEWHERE = new Set(['503', 'ECONNREFUSED']);
/** How often the balancer asks /readyz, in milliseconds: several times while a server that was asked to stop still serves. */
const ASKING = 200;

/** The address of the site, which both servers have. */
export const SITE = 'https://recovery.example.org';

/** Through the proxy that production stands behind. */
class ProxiedClient extends TestClient {
  /** How many requests are under way. */
  underWay = 0;

  override async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(behindProxy())) headers.set(name, value);
    return this.during(() => super.send(path, { ...init, headers }));
  }

  /** Counts a request to the server while it is under way. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await request();
    } finally {
      this.underWay--;
    }
  }
}

/** A server of the two, and the browser that speaks to it. */
export interface Place {
  port: string;
  browser: ProxiedClient;
  server: ServerProcess;
  isReady: boolean;
  /** Whether the balancer was told to send it nothing. */
  isOut: boolean;
}

/** Two processes of one installation in production, behind a balancer: only there does one go on serving after /readyz said no. */
export class TwoServers {
  readonly places: Place[] = [];
  private readonly folder = makeTemporaryFolder();
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly over = new AbortController();
  private turn = 0;
  private gateway: Awaited<ReturnType<typeof startGateway>> | undefined;

  constructor(
    private readonly database: TestDatabase,
    /** Settings besides those of every server of the tests; they may be changed before a restart. */
    readonly settings: Record<string, string> = {},
  ) {}

  async start(): Promise<void> {
    this.gateway = await startGateway((stop) => void this.stops.push(stop));
    this.places.push(...(await Promise.all([this.open(), this.open()])));
  }

  /** The newest code that the gateway was handed. */
  code(): string {
    return this.gateway?.code() ?? '';
  }

  /** The server that is ready, in turn, as a balancer finds it. */
  balanced(): Place {
    const ready = this.places.filter(({ isReady, isOut }) => isReady && !isOut);
    const place = ready[++this.turn % ready.length] ?? this.places[0];
    if (!place) throw new Error('there is no server');
    return place;
  }

  /** Signs in at one and takes the cookies to both. */
  async signInAtBoth(phoneNumber: string): Promise<void> {
    const [first, ...others] = this.places.map(({ browser }) => browser);
    await first?.rest('POST', '/admin/send-otp', { phoneNumber });
    await first?.rest('POST', '/admin/verify-otp', { phoneNumber, otp: this.code() });
    for (const other of others) for (const [name, value] of first?.cookies ?? []) other.cookies.set(name, value);
  }

  /** Tells the balancer to send a server nothing, and waits for what is under way, so that a slow machine breaks nothing off. */
  async takeOut(place: Place): Promise<void> {
    place.isOut = true;
    // The balancer's own question is the last.
    await expect.poll(() => place.browser.underWay, PATIENCE).toBeLessThanOrEqual(1);
  }

  /** Restarts a server, with the present settings, and waits until the balancer knows it. */
  async restart(place: Place): Promise<void> {
    const ended = once(place.server.process, 'exit');
    place.server.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    place.server = this.spawn(place.port);
    await place.server.ready;
    await expect.poll(() => place.isReady, PATIENCE).toBe(true);
    place.isOut = false;
  }

  async close(): Promise<void> {
    this.over.abort();
    for (const { server } of this.places) server.process.kill('SIGKILL');
    for (const stop of this.stops) await stop();
    this.folder.remove();
  }

  private async open(): Promise<Place> {
    const port = String(await freePort());
    const browser = new ProxiedClient(`http://127.0.0.1:${port}`);
    const place = { port, browser, server: this.spawn(port), isReady: false, isOut: false };
    await place.server.ready;
    void this.askAgainAndAgain(place);
    return place;
  }

  private spawn(port: string): ServerProcess {
    return spawnServer(this.database, this.folder.dir, {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: SITE,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a session secret of the tests alone',
      OTP_PEPPER: 'a one-time code pepper of the tests',
      SMS_PROVIDER: 'http',
      SMS_URL: this.gateway?.url,
      SMS_API_KEY: 'test',
      SMS_SENDER: 'test',
      SMS_DLT_ENTITY_ID: 'test',
      SMS_DLT_TEMPLATE_ID: 'test',
      SMS_DLT_CHANGED_TEMPLATE_ID: 'test',
      SMS_DLT_WRONG_CODES_TEMPLATE_ID: 'test',
      ...this.settings,
    });
  }

  /** What a balancer does: asks whether a server should be sent requests. */
  private async askAgainAndAgain(place: Place): Promise<void> {
    while (!this.over.signal.aborted) {
      const answer = await place.browser.send('/readyz').catch(() => undefined);
      place.isReady = answer?.status === 200;
      await wait(ASKING);
    }
  }
}
