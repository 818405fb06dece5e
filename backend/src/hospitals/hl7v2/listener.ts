import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Logger } from '../../platform/logger.js';
import { BrokenFrame, framed, Frames } from './frames.js';

/** Options of the listener. */
interface Hearing {
  /** Returns the response to a message; undefined if the content is no message. */
  answer: (message: Buffer, ip: string) => Promise<Buffer | undefined>;
  logger: Logger;
  host: string;
  port: number;
  /** Largest number of connections. */
  connections?: number;
  /** Largest number of connections per address. */
  ofAddress?: number;
  /** Idle timeout between messages, in milliseconds. */
  idle?: number;
  /** Idle timeout before the first message, in milliseconds. */
  idleAtFirst?: number;
}

const MOST_CONNECTIONS = 50;
const MOST_OF_ADDRESS = 20;
const MOST_IDLE = 600_000;
const MOST_IDLE_AT_FIRST = 60_000;

/** A running listener. */
export interface MllpListener {
  port: number;
  /** Accepts no more connections and messages, and resolves once current messages are answered. */
  stop(): Promise<void>;
}

/**
 * Listens for HL7 v2 messages over MLLP. Messages of one connection are answered in order, one at a time; meanwhile backpressure limits
 * what is read to the socket's buffers.
 */
export async function listenForMessages(hearing: Hearing): Promise<MllpListener> {
  const { answer, logger, host, port, connections = MOST_CONNECTIONS, ofAddress = MOST_OF_ADDRESS } = hearing;
  const { idle = MOST_IDLE, idleAtFirst = MOST_IDLE_AT_FIRST } = hearing;
  const talks = new Map<Socket, Promise<void>>();
  let isStopping = false;
  /** Connections between two messages, which `stop` may close. */
  const silent = new Set<Socket>();

  const talk = async (socket: Socket) => {
    const frames = new Frames();
    const ip = socket.remoteAddress ?? '';
    silent.add(socket);
    // Keep the socket open when the loop ends: the last response may still be in transit.
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      for (const message of frames.push(piece as Buffer)) {
        silent.delete(socket);
        const said = await answer(message, ip);
        // After an invalid message or a stop, further messages remain unanswered, and the sender repeats them.
        if (!said) throw new BrokenFrame('a frame holds no message');
        socket.setTimeout(idle);
        if (!socket.write(framed(said))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
        if (isStopping) return;
      }
      silent.add(socket);
    }
  };

  // Half-open: a sender that closes its side after the last message still receives the response.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const ofSame = [...talks.keys()].filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress);
    // One sender's idle connections must not use up the limit.
    if (ofSame.length >= ofAddress) return void socket.destroy();
    socket.setTimeout(Math.min(idle, idleAtFirst), () => socket.destroy());
    // A reset connection needs no response.
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
