import type { RequestHandler, Response } from 'express';
import { AppError } from '../errors/errors.js';
import { subscriberOf } from '../limits/subscriber.js';
import { reasonFor } from '../errors/reason.js';

/** Frees the slot of a request, by its response. */
const slots = new WeakMap<object, () => void>();

/**
 * Load shedding: limits concurrent requests, in total and per address. Further requests are refused at once, so that none queue in memory
 * and no address occupies all slots.
 */
export class RequestLimit {
  private underWay = 0;
  private readonly ofAddress = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly mostOfAddress: number,
  ) {}

  /** Whether the next request would be refused. */
  get areTaken(): boolean {
    return this.underWay >= this.most;
  }

  readonly take: RequestHandler = (request, response, next) => {
    const address = subscriberOf(request.ip ?? '');
    const held = this.ofAddress.get(address) ?? 0;
    if (this.areTaken || held >= this.mostOfAddress)
      return next(new AppError('UNAVAILABLE', reasonFor('BUSY'), { retryAfterSeconds: 3 }));
    this.underWay++;
    this.ofAddress.set(address, held + 1);
    let isHeld = true;
    const giveBack = () => {
      if (isHeld) this.giveBack(address);
      isHeld = false;
    };
    response.once('close', giveBack);
    slots.set(response, giveBack);
    next();
  };

  private giveBack(address: string): void {
    this.underWay--;
    const held = (this.ofAddress.get(address) ?? 1) - 1;
    if (held > 0) this.ofAddress.set(address, held);
    else this.ofAddress.delete(address);
  }
}

/** Frees the slot of a request whose answer stays open, such as a stream of events; it would occupy the slot all day. */
export function giveSlotBack(response: Response): void {
  slots.get(response)?.();
}

/** Closes the connection if a JSON body does not arrive in time; the body is read before the request takes a slot. */
export function bodyDeadline(seconds: number): RequestHandler {
  return (request, response, next) => {
    if (!request.is('application/json')) return next();
    const timer = setTimeout(() => request.socket.destroy(), seconds * 1_000);
    const stop = () => clearTimeout(timer);
    request.once('end', stop);
    response.once('close', stop);
    next();
  };
}
