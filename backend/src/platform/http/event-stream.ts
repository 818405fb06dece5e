import type { Request, Response } from 'express';
import { giveSlotBack } from './request-limit.js';

/** Path of the stream of events, below /api/v1. */
export const EVENTS_PATH = '/events';

/** Bytes that may wait for a slow reader; what is sent is small, so more is a reader that has stopped. */
const MOST_WAITING = 64 * 1_024;

/** Returns whether a request below /api asks for the stream of events, however it spells the path. */
export function isEventsRequest(request: Pick<Request, 'baseUrl' | 'path'>): boolean {
  return /^\/api$/i.test(request.baseUrl) && /^\/v1\/events\/?$/i.test(request.path);
}

/** Answer of server-sent events, which stays open. It occupies no slot of the request limit, and waits for no slow reader. */
export class EventStream {
  /** @param response an answer whose head is not sent yet */
  constructor(private readonly response: Response) {}

  /**
   * Sends the head and the time after which a browser reconnects, in milliseconds.
   */
  begin(reconnectMs: number): void {
    giveSlotBack(this.response);
    // Without a charset, which is always UTF-8 here; a proxy that buffers would keep events for minutes.
    this.response.setHeader('Content-Type', 'text/event-stream');
    this.response.setHeader('Cache-Control', 'no-store');
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.status(200).flushHeaders();
    this.write(`retry: ${Math.round(reconnectMs)}\n: open\n\n`);
  }

  /** Sends an event with JSON. */
  send(event: string, data: unknown): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a comment, which keeps proxies from closing a quiet connection. */
  comment(): void {
    this.write(':\n\n');
  }

  /** Ends the answer. */
  end(): void {
    this.response.end();
  }

  /** Cuts off a reader that has not taken what was sent before; it reads everything anew when it reconnects. */
  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.response.writableLength + Buffer.byteLength(text) > MOST_WAITING) this.response.destroy();
    else this.response.write(text);
  }
}
