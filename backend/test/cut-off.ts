import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the database that a test can cut and mend. */
export interface Line {
  /** The database's address, as seen through the line. */
  url: string;
  /** As if the server had died: what is open breaks, what is new is refused. */
  cut(): Promise<void>;
  /** As if the server hung: what is open breaks, what is new is taken and never answered. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function layLine(databaseUrl: string): Promise<Line> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      sockets.add(near.on('error', () => undefined).once('close', () => sockets.delete(near)));
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    breakAll();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.port = String(own);
  return {
    url: url.href,
    cut,
    silence: () => {
      isSilent = true;
      breakAll();
    },
    mend: async () => {
      if (isSilent) breakAll();
      isSilent = false;
      if (!server.listening) await listen(own);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
