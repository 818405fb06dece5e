import { connect, type Socket } from 'node:net';

/** Address of clamd. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Largest part of a file that is sent at once, in bytes. */
const CHUNK = 65_536;
/** Time without a byte from the scanner after which it counts as away, in milliseconds. */
const PATIENCE = 30_000;
/** Longest answer that is read, in characters. */
const LONGEST_ANSWER = 4_096;

/** The scanner is away, or did not answer what it found. */
export class ScannerUnavailable extends Error {}

/** Asks clamd what it finds in files, through its command INSTREAM: https://docs.clamav.net/manual/Usage/Scanning.html#clamd. */
export class Clamd {
  constructor(
    private readonly address: ScannerAddress,
    private readonly patience = PATIENCE,
  ) {}

  /** Returns the name of what clamd found in a file; null: nothing. @throws ScannerUnavailable */
  async scan(bytes: Buffer): Promise<string | null> {
    const answer = await this.ask(framed(bytes));
    if (answer === 'stream: OK') return null;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found) return found;
    throw new ScannerUnavailable(`the scanner answered: ${answer.slice(0, 200) || 'nothing'}`);
  }

  private ask(command: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket: Socket = connect(this.address);
      const fail = (error: Error) => {
        socket.destroy();
        reject(new ScannerUnavailable(error.message, { cause: error }));
      };
      const finish = () => {
        socket.destroy();
        resolve(answer.replaceAll('\0', '').trim());
      };
      socket.setTimeout(this.patience, () => fail(new Error('the scanner does not answer')));
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
