import { randomBytes } from 'node:crypto';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Visitor } from '../../platform/access/actor.js';
import { asAppError, noteFailure, STATUS } from '../../platform/http/error-handler.js';
import { type AnswerLanguage, requestLanguage } from '../../platform/languages/request-language.js';
import type { Logger } from '../../platform/logger.js';
import { deadPayPage, type PageFrame, payPage, troubledPayPage } from './pay-page.js';
import type { PayService } from './pay.service.js';

const ADDRESS = '/pay';

/** Returns the token, which is the first part of the query, and the language, which may be the second. */
function askedOf(request: Request): { token: string; language: AnswerLanguage } {
  const [token = '', chosen] = Object.keys(request.query);
  return { token, language: chosen === 'hi' || chosen === 'en' ? chosen : requestLanguage(request) };
}

/** Builds the actor of a request without an account, who may open links alone. */
const visitorOf = (request: Request, response: Response): Visitor => ({
  kind: 'visitor',
  role: 'visitor',
  door: ['paymentLink.open'],
  language: requestLanguage(request),
  ip: request.ip ?? '',
  requestId: String(response.locals['requestId']),
});

/** Keeps a page out of caches and search engines, and its address out of the headers of other requests. */
const setPrivate = (response: Response): void =>
  void response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

/** Sends a page, whose one script asks this server alone. */
function sendPage(request: Request, response: Response, status: number, build: (frame: PageFrame) => string): void {
  const nonce = randomBytes(16).toString('base64');
  const { token, language } = askedOf(request);
  const own = `'nonce-${nonce}'`;
  const policy = `default-src 'none'; style-src ${own}; script-src ${own}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
  response
    .status(status)
    .set({ 'Content-Security-Policy': policy, 'Content-Language': language })
    .vary('Accept-Language')
    .type('html')
    .send(build({ nonce, token, language }));
}

/**
 * Serves the page of payment links, /pay?TOKEN. It is made for each request, loads nothing else, and shows clinic and amount, and nobody. A
 * link that opens nothing answers 404, the same whether it is unknown, canceled or expired.
 */
export function payPages(pay: PayService, limit: RequestHandler, logger: Logger): Router {
  const router = Router();
  router.use(ADDRESS, (request, response, next) => {
    setPrivate(response);
    response.locals['actor'] = visitorOf(request, response);
    limit(request, response, next);
  });
  router.get(ADDRESS, async (request, response) => {
    const view = await pay.open(visitorOf(request, response), { token: askedOf(request).token });
    sendPage(request, response, 200, (frame) => payPage(view, frame));
  });
  router.use(ADDRESS, failures(logger));
  return router;
}

/** Answers errors with a page in the language of the request. */
function failures(logger: Logger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    const error = asAppError(thrown);
    noteFailure(logger, error, thrown, response);
    if (response.headersSent) return next(thrown);
    const { code, httpStatus: status = STATUS[code], retryAfterSeconds } = error;
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    const isBusy = code === 'RATE_LIMITED';
    sendPage(request, response, status, (frame) =>
      isBusy || status >= 500 ? troubledPayPage(frame, isBusy) : deadPayPage(frame),
    );
  };
}
