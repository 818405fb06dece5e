import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Logger } from '../../platform/logger.js';
import { BrokenFrame, framed, Frames } from './frames.js';

/** What is heard, and by whom it is answered. */
interface Hearing {
  /** The answer to a message; undefined for what is none. */
  answer: (message: Buffer, ip: string) => Promise<Buffer | undefined>;
  logger: Logger;
  host: string;
  port: number;
  /** How many may be connected at once. */
  connections?: number;
  /** How many of them of one address. */
  ofAddress?: number;
  /** How long a connection may be silent between two messages, in milliseconds. */
  idle?: number;
  /** How long it may be silent before its first one. */
  idleAtFirst?: number;
}

const MOST_CONNECTIONS = 50;
const MOST_OF_ADDRESS = 20;
const MOST_IDLE = 600_000;
const MOST_IDLE_AT_FIRST = 60_000;

/** A listener that stands. */
export interface MllpListener {
  port: number;
  /** Takes no more connections and messages; what is under way is answered first. */
  stop(): Promise<void>;
}

/**
 * Listens for messages of HL7 v2 over MLLP. Those of one connection are answered one after the other, in the order in which they came;
 * while one is dealt with, no more is read of it than fits into the buffers (hospital §7).
 */
export async function listenForMessages(hearing: Hearing): Promise<MllpListener> {
  const { answer, logger, host, port, connections = MOST_CONNECTIONS, ofAddress = MOST_OF_ADDRESS } = hearing;
  const { idle = MOST_IDLE, idleAtFirst = MOST_IDLE_AT_FIRST } = hearing;
  const talks = new Map<Socket, Promise<void>>();
  let isStopping = false;
  /** Between two messages, where a stop may close. */
  const silent = new Set<Socket>();

  const talk = async (socket: Socket) => {
    const frames = new Frames();
    const ip = socket.remoteAddress ?? '';
    silent.add(socket);
    // Left open when the loop ends: the last answer may be on its way.
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      for (const message of frames.push(piece as Buffer)) {
        silent.delete(socket);
        const said = await answer(message, ip);
        // What comes after a message that is none, or after a stop, is not answered, and sent again elsewhere.
        if (!said) throw new BrokenFrame('a frame holds no message');
        socket.setTimeout(idle);
        if (!socket.write(framed(said))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
        if (isStopping) return;
      }
      silent.add(socket);
    }
  };

  // Half open: whoever closes its own side after the last message still hears the answer.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const ofSame = [...talks.keys()].filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress);
    // So that one sender's silent connections leave room for the others.
    if (ofSame.length >= ofAddress) return void socket.destroy();
    socket.setTimeout(Math.min(idle, idleAtFirst), () => socket.destroy());
    // One that is reset has nobody to be told.
    socket.on('error', () => socket.destroy());
    const talked = talk(socket)
      .catch((error: unknown) => {
        if (error instanceof BrokenFrame) logger.warn({ reason: error.message }, 'a connection of messages was closed');
        else socket.destroy();
      })
      .finally(() => {
        talks.delete(socket);
        silent.delete(socket);
        socket.end(() => socket.destroy());
      });
    talks.set(socket, talked);
  });
  server.maxConnections = connections;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      isStopping = true;
      server.close();
      for (const socket of silent) socket.destroy();
      await Promise.all(talks.values());
    },
  };
}
