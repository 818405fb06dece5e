import type { RequestHandler } from 'express';
import { AppError } from '../errors.js';
import { because } from '../reasons/reason.js';

/** Load shedding: lets so many requests be under way at once; another one is refused at once, so that none waits for its turn in memory. */
export function boundRequests(places: number): RequestHandler {
  let underWay = 0;
  return (_request, response, next) => {
    if (underWay >= places) {
      return next(new AppError('UNAVAILABLE', because('BUSY'), { retryAfterSeconds: 3 }));
    }
    underWay++;
    response.once('close', () => underWay--);
    next();
  };
}
