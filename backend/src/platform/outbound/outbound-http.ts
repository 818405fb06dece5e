import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How long a host may take for the whole of an answer that is read, in milliseconds. */
const PATIENCE = 5_000;
/** How much of an answer is taken, in bytes. */
const MOST = 65_536;

/** Names that lead to this machine or this house, whatever a resolver says. */
const INSIDE = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$|^[^.]+$/;

/** Why a call had no answer; neither the address nor what a resolver says of it is in the message. */
export class CallFailed extends Error {
  constructor(readonly reason: 'not called' | 'no answer' | 'not reached') {
    super(reason);
  }
}

/** What is posted. */
export interface Posted {
  headers: Record<string, string>;
  body: string;
  /** How long the host may take for its answer, in milliseconds. */
  patience: number;
}

/**
 * The only caller of hosts that others name (HR-1): by https, at public addresses, judged when the connection is made, so that no name
 * that changes its address in between leads inside; no redirect is followed.
 */
export class OutboundHttp {
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
    const options = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await this.call(text, options);
    return JSON.parse(await read(answer)) as unknown;
  }

  /** The status that an address answers a text with; what else it answers is not read. @throws CallFailed when it does not */
  async post(text: string, { headers, body, patience }: Posted): Promise<number> {
    const signal = AbortSignal.timeout(patience);
    const length = String(Buffer.byteLength(body));
    const options = { method: 'POST', headers: { ...headers, 'content-length': length }, signal };
    try {
      const answer = await this.call(text, options, body);
      answer.destroy();
      return answer.statusCode ?? 0;
    } catch (error) {
      if (error instanceof CallFailed) throw error;
      const isInside = error instanceof Error && error.message.includes('is not allowed');
      throw new CallFailed(signal.aborted ? 'no answer' : isInside ? 'not called' : 'not reached');
    }
  }

  private call(text: string, options: RequestOptions, body?: string): Promise<IncomingMessage> {
    if (!this.mayCall(text)) return Promise.reject(new CallFailed('not called'));
    const url = new URL(text);
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'http:' ? requestPlainly : request;
      const asked = send(url, { ...options, ...(!this.isAllowed(url) && { agent: this.agent }) }, resolve);
      asked.on('error', reject);
      asked.end(body);
    });
  }

  private isAllowed(url: URL): boolean {
    return this.allowed.includes(url.host) || this.allowed.includes(url.hostname);
  }
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if (answer.statusCode !== 200) throw new Error('another status than 200');
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > MOST) throw new Error('too much of an answer');
    }
    return Buffer.concat(parts).toString();
  } finally {
    answer.destroy();
  }
}
