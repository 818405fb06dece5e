import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The content security policy (CSP) of HD-1; the nonce lets Ant Design add its styles on the one page that asks for it. */
export function contentSecurityPolicy(nonce?: string): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The headers of every answer, errors included (HD-1). */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    }),
    (_request, response, next) => {
      response.set('Content-Security-Policy', contentSecurityPolicy());
      response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      next();
    },
  ];
}
