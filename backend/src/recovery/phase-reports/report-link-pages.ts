import { randomBytes } from 'node:crypto';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Visitor } from '../../platform/access/actor.js';
import { asAppError, noteFailure, STATUS } from '../../platform/http/error-handler.js';
import { requestLanguage } from '../../platform/languages/request-language.js';
import type { Logger } from '../../platform/logger.js';
import type { PhaseReportService } from './phase-report.service.js';
import { deadLinkPage, linkPage, troubledLinkPage } from './report-link-page.js';
import type { ReportLinkService } from './report-link.service.js';

/** Builds the actor of a request without an account, who may open links alone. */
const visitorOf = (request: Request, response: Response): Visitor => ({
  kind: 'visitor',
  role: 'visitor',
  door: ['reportLink.open'],
  language: requestLanguage(request),
  ip: request.ip ?? '',
  requestId: String(response.locals['requestId']),
});

/** Keeps a report out of caches and search engines, and its address out of the headers of other requests. */
const setPrivate = (response: Response): void =>
  void response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

/** Sends a page with the content security policy of pages without scripts. */
function sendPage(request: Request, response: Response, status: number, build: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response
    .status(status)
    .set({ 'Content-Security-Policy': policy, 'Content-Language': requestLanguage(request) })
    .vary('Accept-Language')
    .type('html')
    .send(build(nonce));
}

/**
 * Serves the links to reports, /r/{token}. Looking at a link shows a page without a name and stores nothing, because programs that check
 * links request it; the button of that page sends the PDF and stores the opening. A link that opens nothing answers 404, the same whether
 * it is unknown, expired or revoked.
 */
export function reportLinkPages(links: ReportLinkService, reports: PhaseReportService, limit: RequestHandler): Router {
  const router = Router();
  const tokenOf = ({ params }: Request) => String(params['token']);

  router.use('/r/:token', (request, response, next) => {
    setPrivate(response);
    response.locals['actor'] = visitorOf(request, response);
    limit(request, response, next);
  });
  router.get('/r/:token', async (request, response) => {
    const token = tokenOf(request);
    await links.read(visitorOf(request, response), token);
    sendPage(request, response, 200, (nonce) => linkPage(requestLanguage(request), token, nonce));
  });
  router.post('/r/:token/open', async (request, response) => {
    const language = requestLanguage(request);
    const visitor = visitorOf(request, response);
    // An opening is stored once there is something to send.
    const bytes = await reports.print(await links.read(visitor, tokenOf(request)), language);
    await links.open(visitor, tokenOf(request));
    // Downloaded, as other PDFs are: the browser's viewer is refused by the content security policy of answers.
    response.set('Content-Language', language).vary('Accept-Language');
    response.attachment('report.pdf').type('pdf').send(bytes);
  });
  return router;
}

/** Answers errors of links with a page in the language of the request. */
export function linkFailurePages(logger: Logger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    const error = asAppError(thrown);
    noteFailure(logger, error, thrown, response);
    if (response.headersSent) return next(thrown);
    const { code, httpStatus: status = STATUS[code], retryAfterSeconds } = error;
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    setPrivate(response);
    const language = requestLanguage(request);
    const trouble = code === 'RATE_LIMITED' ? 'BUSY' : 'AWAY';
    sendPage(request, response, status, (nonce) =>
      code === 'RATE_LIMITED' || status >= 500
        ? troubledLinkPage(language, trouble, nonce)
        : deadLinkPage(language, nonce),
    );
  };
}
