import { request as requestPlainly } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How long a host may take for the whole of its answer, in milliseconds. */
const PATIENCE = 5_000;
/** How much of an answer is taken, in bytes. */
const MOST = 65_536;

/** Names that lead to this machine or this house, whatever a resolver says. */
const INSIDE = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$|^[^.]+$/;

/**
 * The only caller of hosts that others name (HR-1): by https, at public addresses, judged when the connection is made, so that no name
 * that changes its address in between leads inside; no redirect is followed.
 */
export class ForeignHosts {
  /** Connections are not kept: they are few, and an address is judged when one is made. */
  private readonly agent = new RequestFilteringHttpsAgent({ keepAlive: false });

  /** @param allowed hosts, with or without a port, that may be private and called by http */
  constructor(private readonly allowed: readonly string[]) {}

  /** Whether an address may be called as far as it tells by itself; where its name leads is judged at the call. */
  mayCall(text: string): boolean {
    if (text.length > 2_000 || !URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.username || url.password || url.hash || !/^https?:$/.test(url.protocol)) return false;
    if (this.isAllowed(url)) return true;
    const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return url.protocol === 'https:' && isIP(name) === 0 && !INSIDE.test(name);
  }

  /** The JSON that an address answers with. @throws Error for whatever else comes of the call */
  async getJson(text: string): Promise<unknown> {
    if (!this.mayCall(text)) throw new Error('this address may not be called');
    const url = new URL(text);
    const options: RequestOptions = {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
      ...(!this.isAllowed(url) && { agent: this.agent }),
    };
    return JSON.parse(await read(url, options)) as unknown;
  }

  private isAllowed(url: URL): boolean {
    return this.allowed.includes(url.host) || this.allowed.includes(url.hostname);
  }
}

function read(url: URL, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? requestPlainly : request;
    const asked = send(url, options, (answer) => {
      const parts: Buffer[] = [];
      let length = 0;
      if (answer.statusCode !== 200) return void asked.destroy(new Error('another status than 200'));
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length > MOST) asked.destroy(new Error('too much of an answer'));
      });
      answer.once('error', reject);
      answer.once('end', () => resolve(Buffer.concat(parts).toString()));
    });
    asked.once('error', reject);
    asked.end();
  });
}
