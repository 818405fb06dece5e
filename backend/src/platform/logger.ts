import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Creates the logger: JSON lines in UTC on standard error; standard output is for people. Callers must not log personal data. */
export function createLogger(level: string, destination: DestinationStream = standardError()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  };
  return pino(options, destination);
}

const standardError = () => pino.destination({ dest: 2, sync: true });

/** Serializes an error. Messages of the database can quote rows, so only codes and names are kept. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column, routine } = error as unknown as Record<string, unknown>;
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(String(code));
  return {
    type: error.name,
    ...(isOfDatabase ? { code, constraint, table, column, routine } : { message: error.message }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
    ...(error.cause instanceof Error && !isOfDatabase ? { cause: describeError(error.cause) } : {}),
  };
}
