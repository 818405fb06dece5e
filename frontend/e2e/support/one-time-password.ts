import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { logOf } from './shared-servers';

/** The log of the server that this worker talks to, where it is not the one of its window. */
let ownLog: string | undefined;

/**
 * From here on the codes of this worker are read from that file; without one, from the log of its window's server. It is no variable of the
 * environment: Playwright hands those that a worker changed to every project that depends on the worker's.
 */
export function readCodesFrom(logFile: string | undefined): void {
  ownLog = logFile;
}

/** A place in the server's log: what was printed before it does not count. */
export type LogMark = number;

/** Take it before the click that sends a code, and hand it to `latestOtp`. */
export function markLog(): LogMark {
  return readLog().length;
}

/**
 * The newest code that was sent to this phone since the mark; waits until there is one.
 *
 * @param phone ten digits, as people type them
 */
export async function latestOtp(phone: string, since: LogMark): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(() => (code = findCode(phone, since)), {
      message: `a code for ${phone} in the server's log`,
      intervals: [50],
    })
    .toBeDefined();
  return code ?? '';
}

/** Waits for a text message of a kind to this phone, printed since the mark; answers its words. */
export async function latestMessage(phone: string, kind: string, since: LogMark): Promise<string> {
  const sent = new RegExp(`^Message for \\+91${phone} \\(${kind} [^)]+\\): (.+)$`, 'gm');
  let text: string | undefined;
  const look = () => (text = [...readLog().slice(since).matchAll(sent)].at(-1)?.[1]);
  await expect
    .poll(look, { message: `a message ${kind} to ${phone} in the server's log`, intervals: [100] })
    .toBeDefined();
  return text ?? '';
}

function findCode(phone: string, since: LogMark): string | undefined {
  const sent = new RegExp(`^OTP for \\+91${phone}: (\\d{6})$`, 'gm');
  return [...readLog().slice(since).matchAll(sent)].at(-1)?.[1];
}

function readLog(): string {
  return readFileSync(ownLog ?? logOf(test.info().project.name), 'utf8');
}
