import type { Request } from 'express';

/** The API key that a request comes with, whatever it is worth; undefined for a request that is judged by its cookie. */
export function bearerOf(request: Request): string | undefined {
  const header = request.get('Authorization') ?? '';
  return /^bearer\b/i.test(header) ? header.slice('bearer'.length).trim() : undefined;
}
