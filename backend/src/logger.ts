import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines in UTC on standard error; standard output is for people. Nothing personal is ever passed to it (LO-1). */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
}
