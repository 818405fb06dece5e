import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What an endpoint of a hospital was told. */
export interface Told {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What is in every body. */
export interface ToldBody {
  type: string;
  timestamp: string;
  data: { resource: string; id: string; versionId: string };
}

/** A system of a hospital that is told of changes. */
export class WebhookReceiver {
  readonly told: Told[] = [];
  /** Answers instead of 204. */
  answer: (response: ServerResponse, told: Told) => void = (response) => response.writeHead(204).end();
  private readonly server = createServer((request, response) => {
    void this.take(request, response);
  });

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = { path: request.url, headers: request.headers, body: await text(request) };
    this.told.push(told);
    this.answer(response, told);
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  /** As it stands in OUTBOUND_ALLOW. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What was told at a path, read. */
  at(path: string): ToldBody[] {
    return this.told.filter((told) => told.path === path).map(({ body }) => JSON.parse(body) as ToldBody);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
