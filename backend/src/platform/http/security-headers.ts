import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Returns the content security policy (CSP); the nonce lets Ant Design add styles on the requested page. */
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

/** Returns the permissions policy of a document. The sensors of a phone's position are for the page that measures angles alone. */
export function permissionsPolicy(usesSensors = false): string {
  const sensors = usesSensors ? '(self)' : '()';
  return `accelerometer=${sensors}, camera=(), geolocation=(), gyroscope=${sensors}, magnetometer=(), microphone=(), payment=(), usb=()`;
}

/** Sets the security headers of every answer, errors included. */
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
      response.set('Permissions-Policy', permissionsPolicy());
      next();
    },
  ];
}
