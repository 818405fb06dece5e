import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/errors.js';
import { subscriberOf } from '../limits/subscriber.js';
import { reasonFor } from '../errors/reason.js';
import { actorOf } from './actor-of.js';

/** Requests per minute. */
interface RequestRates {
  perAddress: number;
  perAccount: number;
}

const MINUTE = 60;

/**
 * Rate limit of requests: per address for visitors, per account for people who signed in. API keys have quotas instead. Each process counts
 * in memory: the limit protects its CPU and needs no statement per request.
 */
export function limitRequests({ perAddress, perAccount }: RequestRates): RequestHandler {
  const ofAddresses = new RateLimiterMemory({ points: perAddress, duration: MINUTE });
  const ofAccounts = new RateLimiterMemory({ points: perAccount, duration: MINUTE });
  return async (request, response, next) => {
    const actor = actorOf(response);
    if (actor.kind !== 'visitor' && actor.kind !== 'account') return next();
    const [limiter, key] =
      actor.kind === 'account' ? [ofAccounts, actor.userId] : [ofAddresses, subscriberOf(request.ip ?? '')];
    const refusal = await limiter.consume(key).then(
      () => undefined,
      (refused: unknown) => refused,
    );
    if (!(refusal instanceof RateLimiterRes)) return next(refusal);
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    next(new AppError('RATE_LIMITED', reasonFor('TOO_MANY_REQUESTS'), { retryAfterSeconds }));
  };
}
