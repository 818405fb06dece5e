import type { PoolClient } from 'pg';
import { beginWithin, failureCode, isTracing, type OpenSpan } from './tracing.js';

/** Longest text of a statement that is kept. */
const LONGEST_TEXT = 1_000;

/** Returns the text of a statement without the values in it; those of parameters are never in it. */
export function statementShape(text: string): string {
  return text
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![$\w.])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** Puts each statement of a connection into a span within that of its request or job; does nothing while nothing is traced. */
export function traceStatements(client: PoolClient): void {
  if (!isTracing()) return;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const tracing = (...asked: unknown[]): unknown => {
    const span = beginStatement(asked[0]);
    if (!span) return query(...asked);
    const end = endOf(span);
    const callback = asked.at(-1);
    if (typeof callback !== 'function') return ended(query(...asked), end);
    return query(...asked.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      end(error);
      (callback as (...given: unknown[]) => void)(error, ...rest);
    });
  };
  client.query = tracing as PoolClient['query'];
}

function beginStatement(asked: unknown): OpenSpan | undefined {
  const { text } = typeof asked === 'string' ? { text: asked } : ((asked ?? {}) as { text?: unknown });
  if (typeof text !== 'string') return undefined; // a cursor
  const shape = statementShape(text);
  const [verb = 'query'] = shape.split(' ', 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shape };
  return beginWithin(verb.toLowerCase(), 'CLIENT', attributes);
}

const endOf = (span: OpenSpan) => (error?: unknown) => {
  if (error) span.fail(failureCode(error));
  span.end();
};

function ended(answer: unknown, end: (error?: unknown) => void): unknown {
  if (answer instanceof Promise) answer.then(() => end(), end);
  else end();
  return answer;
}
