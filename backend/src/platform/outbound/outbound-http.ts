import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Timeout of an answer that is read, in milliseconds. */
const PATIENCE = 5_000;
/** Maximum size of an answer, in bytes. */
const MOST = 65_536;

/** Host names of this machine or the local network, whatever a resolver returns. */
const INSIDE = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$|^[^.]+$/;

/** Failed call. The message contains neither the address nor what a resolver returned. */
export class CallFailed extends Error {
  constructor(readonly reason: 'not called' | 'no answer' | 'not reached') {
    super(reason);
  }
}

/** Body and headers of a POST. */
export interface Posted {
  headers: Record<string, string>;
  body: string;
  /** Timeout of the answer, in milliseconds. */
  patience: number;
}

/**
 * Calls hosts that users or clients name; nothing else may. It requires https and public addresses, which are checked when the connection
 * is made, so that DNS rebinding cannot reach the internal network; redirects are not followed.
 */
export class OutboundHttp {
  /** No keep-alive: calls are few, and each connection checks the address. */
  private readonly agent = new RequestFilteringHttpsAgent({ keepAlive: false });

  /** @param allowed hosts, with or without a port, that may have private addresses and be called by http */
  constructor(private readonly allowed: readonly string[]) {}

  /** Returns whether a URL may be called, as far as the text shows; the resolved address is checked at the call. */
  mayCall(text: string): boolean {
    if (text.length > 2_000 || !URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.username || url.password || url.hash || !/^https?:$/.test(url.protocol)) return false;
    if (this.isExempt(url)) return true;
    const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return url.protocol === 'https:' && isIP(name) === 0 && !INSIDE.test(name);
  }

  /** Returns whether the operator exempted a host from these rules. */
  isExempt(url: URL): boolean {
    return this.allowed.includes(url.host) || this.allowed.includes(url.hostname);
  }

  /** Returns the JSON at an address. @throws Error if the call fails */
  async getJson(text: string): Promise<unknown> {
    const options = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await this.call(text, options);
    return JSON.parse(await read(answer)) as unknown;
  }

  /** Posts a text and returns the status of the answer; its body is not read. @throws CallFailed if there is no answer */
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
      const asked = send(url, { ...options, ...(!this.isExempt(url) && { agent: this.agent }) }, resolve);
      asked.on('error', reject);
      asked.end(body);
    });
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
