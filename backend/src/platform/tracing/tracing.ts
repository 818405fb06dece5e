import { AsyncLocalStorage } from 'node:async_hooks';

/** What is said of a span. No person, number, id or value of a record is among it. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that has begun. */
export interface OpenSpan {
  name(text: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed, with a code and without a message, which may hold values. */
  fail(code: string): void;
  end(): void;
}

/** Kind of a span: a request that came, a statement that was sent, or work of this process. */
export type SpanKind = 'SERVER' | 'CLIENT' | 'INTERNAL';

/** Sends spans somewhere. */
export interface Tracer {
  begin(name: string, kind: SpanKind, attributes: SpanAttributes, parent: OpenSpan | undefined): OpenSpan;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;
const active = new AsyncLocalStorage<OpenSpan>();

/** Traces with a tracer from now on; undefined: not at all. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Whether spans are sent. */
export const isTracing = (): boolean => tracer !== undefined;

/** Sends what is not sent yet. */
export const stopTracing = async (): Promise<void> => tracer?.stop();

/** Begins a span of a request or a job; undefined while nothing is traced. */
export const beginRoot = (name: string, kind: SpanKind, attributes: SpanAttributes = {}): OpenSpan | undefined =>
  tracer?.begin(name, kind, attributes, undefined);

/** Begins a span within the present one; undefined without one, so that the housekeeping of each second leaves none. */
export function beginWithin(name: string, kind: SpanKind, attributes: SpanAttributes): OpenSpan | undefined {
  const parent = tracer && active.getStore();
  return parent && tracer?.begin(name, kind, attributes, parent);
}

/** Runs work within a span. */
export const within = <Result>(span: OpenSpan, work: () => Result): Result => active.run(span, work);

/** Runs a job in a span of its own; only runs it while nothing is traced. @throws what the work throws */
export async function tracedJob<Result>(job: string, work: () => Promise<Result>): Promise<Result> {
  const span = beginRoot(`job ${job}`, 'INTERNAL', { 'job.name': job });
  if (!span) return work();
  try {
    return await within(span, work);
  } catch (error) {
    span.fail(failureCode(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Code of an error: that of the database or of the product, else its class. */
export function failureCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : 'Error';
}
