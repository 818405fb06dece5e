import type { Socket } from 'node:net';
import type { Client } from 'pg';
import type { ServerProbe } from './server-probe.js';

/** Timeouts of an answer that the server owes, in milliseconds. */
export interface Timeouts {
  /** Time until the server is probed. */
  answer: number;
  /** Total time while the server refuses the probe. */
  unseen: number;
}

/**
 * Destroys a stalled connection: one whose answer is overdue while its backend is not at work. A firewall or failover may drop packets
 * without closing the connection at either end. A slow statement continues until its own timeout. A healthy statement costs one timer and
 * no round trip.
 */
export function detectStalledConnection(client: Client, probe: ServerProbe, { answer, unseen }: Timeouts): void {
  const { connection } = client;
  const stream = connection.stream as Socket;
  const { processID: pid } = client as Client & { processID: number };
  let owedSince: number | undefined;
  let heard = 0;
  let isSuspect = false;
  const timer = setTimeout(() => void check(), answer).unref();

  const ask = () => {
    owedSince = Date.now();
    expectMore();
  };
  const expectMore = () => {
    isSuspect = false;
    heard = stream.bytesRead;
    timer.refresh();
  };
  const giveUp = () => {
    const error = Object.assign(new Error('The connection to the database went silent'), { code: 'ETIMEDOUT' });
    stream.destroy(error);
    probe.alarm(error);
  };
  const check = async (): Promise<void> => {
    const since = owedSince;
    if (since === undefined || stream.destroyed) return;
    if (stream.bytesRead !== heard) return expectMore();
    if (isSuspect) return giveUp();
    const sight = await probe.look();
    // Answered meanwhile: the timer was reset by another query, or is not needed.
    if (owedSince !== since || stream.bytesRead !== heard) return void timer.refresh();
    if (sight === 'unreachable' || (sight === 'refused' && Date.now() - since > unseen)) return giveUp();
    // The answer may be in transit; if it does not arrive by the next check, the connection has stalled.
    isSuspect = typeof sight === 'object' && !sight.atWork.has(pid);
    timer.refresh();
  };

  // Every request that expects an answer ends with one of these three messages (PostgreSQL, Message Flow).
  for (const message of ['sync', 'flush'] as const) {
    const send = connection[message].bind(connection);
    connection[message] = () => {
      ask();
      send();
    };
  }
  const query = connection.query.bind(connection);
  connection.query = (text) => {
    ask();
    query(text);
  };
  const answered = () => (owedSince = undefined);
  // Runs before the client's own listeners, which may send the next query.
  connection.prependListener('readyForQuery', answered);
  connection.prependListener('portalSuspended', answered);
  const end = connection.end.bind(connection);
  connection.end = () => {
    // A stalled server does not answer the Terminate message, so the socket would stay open.
    setTimeout(() => stream.destroy(), answer).unref();
    end();
  };
  connection.once('end', () => clearTimeout(timer));
}
