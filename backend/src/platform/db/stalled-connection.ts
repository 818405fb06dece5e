import type { Socket } from 'node:net';
import type { Client } from 'pg';
import type { ServerProbe } from './server-probe.js';

/** How long a database may owe an answer, in milliseconds. */
export interface Timeouts {
  /** Before it is asked whether it works on it. */
  answer: number;
  /** In all, while it lets nobody in who could ask. */
  unseen: number;
}

/**
 * Finds half-open connections: gives one up once the database owes it an answer and does not work on one: a firewall or a change of
 * servers may swallow what is sent without either end being told (issue 9, 2). A statement that is merely slow goes on until its own
 * limit. Costs a healthy statement a timer that is set back, and no round trip.
 */
export function detectStalledConnection(client: Client, lookout: ServerProbe, { answer, unseen }: Timeouts): void {
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
    lookout.alarm(error);
  };
  const check = async (): Promise<void> => {
    const since = owedSince;
    if (since === undefined || stream.destroyed) return;
    if (stream.bytesRead !== heard) return expectMore();
    if (isSuspect) return giveUp();
    const sight = await lookout.look();
    // Answered meanwhile: then the timer was set back when something else was asked, or is not needed.
    if (owedSince !== since || stream.bytesRead !== heard) return void timer.refresh();
    if (sight === 'unreachable' || (sight === 'refused' && Date.now() - since > unseen)) return giveUp();
    // Its answer may be on the way, but does not take that long once more.
    isSuspect = typeof sight === 'object' && !sight.atWork.has(pid);
    timer.refresh();
  };

  // Everything that wants an answer ends with one of these three messages (PostgreSQL, Message Flow).
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
  // Before the client's own listeners, which may ask the next thing.
  connection.prependListener('readyForQuery', answered);
  connection.prependListener('portalSuspended', answered);
  const end = connection.end.bind(connection);
  connection.end = () => {
    // Nothing answers a goodbye: without this a silent connection would stay open.
    setTimeout(() => stream.destroy(), answer).unref();
    end();
  };
  connection.once('end', () => clearTimeout(timer));
}
