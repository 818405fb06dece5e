import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { asAppError, noteFailure } from '../../platform/http/error-handler.js';
import type { Logger } from '../../platform/logger.js';
import { TOKEN_SECONDS } from './access-tokens.js';
import { OAuthRefusal, type ClientSignIn, type OAuthError } from './client-sign-in.js';

/** Path of the token endpoint. */
export const TOKEN_PATH = '/oauth2/token';

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const FORM = 'application/x-www-form-urlencoded';

const STATUS: Record<OAuthError, number> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  temporarily_unavailable: 503,
};

const malformed = (description: string) => new OAuthRefusal('invalid_request', description);

/** Reads the fields of a form. Rejects repeated fields, and treats empty ones as absent. */
function fieldsOf(request: Request): (name: string) => string | undefined {
  if (!request.is(FORM) || !Buffer.isBuffer(request.body)) throw malformed(`Please send ${FORM}.`);
  const form = new URLSearchParams(request.body.toString());
  return (name) => {
    const values = form.getAll(name);
    if (values.length > 1) throw malformed(`${name} was sent more than once.`);
    return values[0] || undefined;
  };
}

/** Builds the token endpoint of SMART Backend Services. */
export function tokenEndpoint(signIn: ClientSignIn): Router {
  const router = Router();
  router.use(TOKEN_PATH, (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    next();
  });
  router.post(TOKEN_PATH, express.raw({ type: FORM, limit: '64kb' }), async (request, response) => {
    const field = fieldsOf(request);
    const grant = field('grant_type');
    if (grant === undefined) throw malformed('grant_type is missing.');
    if (grant !== 'client_credentials')
      throw new OAuthRefusal('unsupported_grant_type', 'grant_type must be client_credentials.');
    if (field('client_assertion_type') !== ASSERTION_TYPE)
      throw malformed(`client_assertion_type must be ${ASSERTION_TYPE}.`);
    const assertion = field('client_assertion');
    if (assertion === undefined) throw malformed('client_assertion is missing.');
    const { accessToken, scope } = await signIn.token({
      assertion,
      scope: field('scope'),
      clientId: field('client_id'),
      ip: request.ip ?? '',
      requestId: String(response.locals['requestId']),
    });
    response.json({ access_token: accessToken, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope });
  });
  router.all(TOKEN_PATH, (_request, response) => {
    response.status(405).set('Allow', 'POST');
    response.json({ error: 'invalid_request', error_description: 'The token endpoint takes POST only.' });
  });
  return router;
}

/** Middleware that answers failures with OAuth errors. Other 4xx errors become `invalid_request`; rate limits set Retry-After. */
export function tokenFailures(logger: Logger): ErrorRequestHandler {
  return (thrown, _request, response, next) => {
    if (response.headersSent) return next(thrown);
    const isRefusal = thrown instanceof OAuthRefusal;
    const error = isRefusal ? undefined : asAppError(thrown);
    if (error) noteFailure(logger, error, thrown, response);
    const isOurs = error && ['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'].includes(error.code);
    const code = isRefusal ? thrown.code : isOurs ? 'temporarily_unavailable' : 'invalid_request';
    const status = error ? statusOf(error.code) : STATUS[code];
    if (error?.retryAfterSeconds) response.set('Retry-After', String(error.retryAfterSeconds));
    response.status(status);
    response.json({ error: code, error_description: isRefusal ? thrown.description : error?.message });
  };
}

const statusOf = (code: string) =>
  ({ INTERNAL: 500, UNAVAILABLE: 503, RATE_LIMITED: 429, TOO_LARGE: 413 })[code] ?? 400;
