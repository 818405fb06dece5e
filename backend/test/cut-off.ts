import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the database that a test can cut, silence and mend. */
export interface Line {
  /** The database's address, as seen through the line. */
  url: string;
  /** As if the server had died: what is open breaks, what is new is refused. */
  cut(): Promise<void>;
  /**
   * As if a firewall swallowed every packet: nothing breaks, what is open stays open and what is new is taken, but no byte and no end
   * of a connection reaches the other side any more.
   */
  silence(): void;
  /** What is new goes through again. What was open when the silence fell stays silent: nobody ever tells its two ends (issue 9, 2). */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** One connection through the line. */
interface Wire {
  ends: Socket[];
  isSilent: boolean;
}

export async function layLine(databaseUrl: string): Promise<Line> {
  const { hostname, port } = new URL(databaseUrl);
  const wires = new Set<Wire>();
  let isSilent = false;
  // Half open, since by itself an end that is told goodbye would say so, too, silent or not.
  const allowHalfOpen = true;
  const server = createServer({ allowHalfOpen }, (near) => {
    const far = () => connect({ host: hostname, port: Number(port), allowHalfOpen });
    const wire: Wire = { ends: isSilent ? [near] : [near, far()], isSilent };
    wires.add(wire);
    for (const end of wire.ends) join(wire, end, () => wires.delete(wire));
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const { ends } of wires) for (const end of ends) end.destroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.port = String(own);
  return {
    url: url.href,
    cut,
    silence: () => {
      isSilent = true;
      for (const wire of wires) wire.isSilent = true;
    },
    mend: async () => {
      isSilent = false;
      if (!server.listening) await listen(own);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

/** Passes on what comes in at one end of a wire, its closing too, for as long as the wire is not silent. */
function join(wire: Wire, end: Socket, gone: () => void): void {
  const other = () => wire.ends.find((one) => one !== end);
  // Read also in silence, as a firewall takes what it then drops: the sender must not notice.
  end.on('data', (bytes) => {
    if (!wire.isSilent) other()?.write(bytes);
  });
  end.on('end', () => {
    if (!wire.isSilent) other()?.end();
  });
  end.on('error', () => undefined);
  end.once('close', () => {
    if (!wire.isSilent) other()?.destroy();
    if (wire.ends.every(({ destroyed }) => destroyed)) gone();
  });
}
