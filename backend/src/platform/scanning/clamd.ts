import { connect, type Socket } from 'node:net';

/** Address of clamd. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Largest part of a file that is sent at once, in bytes. */
const CHUNK = 65_536;
/** Time without a byte from the scanner after which it counts as away, in milliseconds. */
const PATIENCE = 30_000;
/** The same for a ping, which takes no work. */
const PATIENCE_OF_PING = 5_000;
/** Longest time that an answer may take in all, in milliseconds. */
const DEADLINE = 120_000;
/** Longest answer that is read, in characters. */
const LONGEST_ANSWER = 4_096;
/** What clamd answers to more bytes than its StreamMaxLength. */
const TOO_LARGE = 'INSTREAM size limit exceeded. ERROR';

/** The scanner is away, or did not answer what it found. */
export class ScannerUnavailable extends Error {}

/** A file is larger than the scanner takes. */
export class TooLargeForScanner extends Error {}

/** Limits of the time that the scanner has, in milliseconds. */
interface Times {
  patience: number;
  deadline: number;
}

/** Asks clamd what it finds in files, through its command INSTREAM: https://docs.clamav.net/manual/Usage/Scanning.html#clamd. */
export class Clamd {
  private readonly times: Times;

  constructor(
    private readonly address: ScannerAddress,
    times: Partial<Times> = {},
  ) {
    this.times = { patience: PATIENCE, deadline: DEADLINE, ...times };
  }

  /** Asks whether the scanner is there. @throws ScannerUnavailable */
  async ping(): Promise<void> {
    const patience = Math.min(this.times.patience, PATIENCE_OF_PING);
    const answer = await this.ask(Buffer.from('zPING\0'), { patience, deadline: patience });
    if (answer !== 'PONG') throw unexpected(answer);
  }

  /**
   * Returns the name of what clamd found in a file; null: nothing.
   * @param stopping ends the question
   * @throws ScannerUnavailable, TooLargeForScanner
   */
  async scan(bytes: Buffer, stopping?: AbortSignal): Promise<string | null> {
    const answer = await this.ask(framed(bytes), this.times, stopping);
    if (answer === 'stream: OK') return null;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found) return found;
    throw answer === TOO_LARGE ? new TooLargeForScanner('the scanner takes no file of this size') : unexpected(answer);
  }

  /** Returns the answer, without the zero byte at its end. One without it was cut off, and is none. */
  private ask(command: Buffer, { patience, deadline }: Times, stopping?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (stopping?.aborted) throw new ScannerUnavailable('the server stops');
      let answer = '';
      const socket: Socket = connect(this.address);
      const stop = () => fail(new Error('the server stops'));
      const timer = setTimeout(() => fail(new Error('the scanner takes too long')), deadline);
      const end = () => {
        clearTimeout(timer);
        stopping?.removeEventListener('abort', stop);
        socket.destroy();
      };
      const fail = (error: Error) => {
        end();
        reject(new ScannerUnavailable(error.message, { cause: error }));
      };
      const finish = () => {
        if (!answer.endsWith('\0')) return fail(new Error('the scanner broke off its answer'));
        end();
        resolve(answer.slice(0, -1).trim());
      };
      stopping?.addEventListener('abort', stop);
      socket.setTimeout(patience, () => fail(new Error('the scanner does not answer')));
      socket.once('connect', () => socket.write(command));
      socket.on('data', (part) => {
        answer += part.toString('latin1');
        if (answer.length > LONGEST_ANSWER) fail(new Error('the scanner answers too much'));
        else if (answer.includes('\0')) finish();
      });
      // clamd closes the connection while it is still sent a file that is too large for it, and answers before.
      socket.once('error', (error) => (answer.includes('\0') ? finish() : fail(error)));
      socket.once('close', finish);
    });
  }
}

const unexpected = (answer: string) =>
  new ScannerUnavailable(`the scanner answered: ${answer.slice(0, 200) || 'nothing'}`);

/** Returns the command with a file: each part after its length, and a length of 0 at the end. */
function framed(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = bytes.subarray(at, at + CHUNK);
    parts.push(lengthOf(part.length), part);
  }
  return Buffer.concat([...parts, lengthOf(0)]);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
