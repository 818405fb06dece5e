import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The test file of all scanners, put together here so that none takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** A clamd of the tests: it speaks PING and INSTREAM, and finds EICAR. */
export interface ClamdDouble {
  port: number;
  /** Files that it was asked about. */
  readonly scanned: Buffer[];
  /** What it answers instead of a verdict; SILENT: nothing, AWAY: it closes the connection, CUT: it ends in the middle of the verdict. */
  answers: string | undefined;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** Reads a whole command; undefined while parts of it are missing. @throws Error for something else */
function fileOf(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (received.subarray(0, COMMAND.length).toString() !== COMMAND) throw new Error('UNKNOWN COMMAND');
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Starts a clamd on a free port, or a given one. */
export async function startClamd(where: number | string = 0): Promise<ClamdDouble> {
  const open = new Set<Socket>();
  const double = { port: 0, scanned: [] as Buffer[], answers: undefined as string | undefined };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    if (double.answers === 'AWAY') socket.destroy();
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (received.toString() === 'zPING\0') {
        if (double.answers !== 'SILENT') socket.end('PONG\0');
        return;
      }
      const file = fileOf(received);
      if (!file || double.answers === 'SILENT') return;
      double.scanned.push(file);
      const verdict = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      socket.end(double.answers === 'CUT' ? verdict : `${double.answers ?? verdict}\0`);
    });
  });
  server.listen(typeof where === 'number' ? { port: where, host: '127.0.0.1' } : { path: where });
  await once(server, 'listening');
  if (typeof where === 'number') double.port = (server.address() as AddressInfo).port;
  return Object.assign(double, {
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
