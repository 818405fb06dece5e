import type { Request } from 'express';

/** Returns the API key of a request, unverified; undefined if the request authenticates by cookie. */
export function bearerOf(request: Request): string | undefined {
  const header = request.get('Authorization') ?? '';
  return /^bearer\b/i.test(header) ? header.slice('bearer'.length).trim() : undefined;
}
