import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A request that the double was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** Fields of a form, or the object of JSON. */
  body: Record<string, unknown>;
}

/** An answer of the double: nothing at all, the end of the connection, or a status with JSON or text. */
export type DoubleAnswer = 'silent' | 'hang up' | { status: number; body?: unknown };

/** An answer, or how to find it. */
type DoubleSpeech = DoubleAnswer | ((asked: Asked) => DoubleAnswer | Promise<DoubleAnswer>);

/** A small server that stands for a provider: keeps what it is asked, and answers as the test says. */
export interface ProviderDouble {
  url: string;
  asked: Asked[];
  answer: DoubleSpeech;
  /** Stops listening, so that connections are refused. */
  leave(): Promise<void>;
}

/** Starts a double. */
export async function startProvider(answer: DoubleSpeech): Promise<ProviderDouble> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const sent = await text(request);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const body = (isForm ? Object.fromEntries(new URLSearchParams(sent)) : JSON.parse(sent || '{}')) as object;
    const now: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: { ...body },
    };
    asked.push(now);
    const { answer: speech } = double;
    const said = typeof speech === 'function' ? await speech(now) : speech;
    if (said === 'silent') return;
    if (said === 'hang up') return void request.socket.destroy();
    response.writeHead(said.status).end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? {}));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const double: ProviderDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    leave: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
