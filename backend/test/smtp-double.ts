import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail that the double was given. */
export interface TakenMail {
  from: string;
  to: string[];
  /** Header and body, as they came. */
  source: string;
}

/**
 * What the double does with the next mails: takes them; is silent from the greeting on; answers a code to MAIL, to RCPT or to the end of DATA; hangs up
 * within DATA, or after it without an answer; or says nothing after DATA.
 */
export type SmtpSpeech =
  | 'take'
  | 'silent'
  | 'hang up in data'
  | 'hang up after data'
  | 'silent after data'
  | { mail: number }
  | { rcpt: number }
  | { data: number }
  | { greeting: number };

/** A small server that stands for a mail server: keeps what it is given, and answers as the test says. */
export interface SmtpDouble {
  host: string;
  port: number;
  taken: TakenMail[];
  speech: SmtpSpeech;
  /** Stops listening, so that connections are refused. */
  leave(): Promise<void>;
}

/** Starts a double. */
export async function startSmtp(): Promise<SmtpDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, double);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const double: SmtpDouble = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    taken: [],
    speech: 'take',
    leave: async () => {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

function converse(socket: Socket, double: SmtpDouble): void {
  const { speech } = double;
  if (speech === 'silent') return;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  if (typeof speech === 'object' && 'greeting' in speech) return void socket.end(`${speech.greeting} no\r\n`);
  let mail: TakenMail = { from: '', to: [], source: '' };
  let isData = false;
  let rest = '';
  say('220 double');
  socket.setEncoding('utf8').on('data', (piece: string) => {
    rest += piece;
    if (isData && speech === 'hang up in data') return void socket.destroy();
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (!isData) command(line);
      else if (line === '.') finish();
      else mail.source += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
    }
  });
  function command(line: string) {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') return say('250 double');
    if (verb === 'STAR') return say('502 no');
    if (verb === 'MAIL' && typeof speech === 'object' && 'mail' in speech) return say(`${speech.mail} no`);
    if (verb === 'MAIL') mail = { from: addressOf(line), to: [], source: '' };
    if (verb === 'RCPT') {
      if (typeof speech === 'object' && 'rcpt' in speech) return say(`${speech.rcpt} no`);
      mail.to.push(addressOf(line));
    }
    if (verb === 'DATA') {
      isData = true;
      return say('354 go on');
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    say('250 ok');
  }
  function finish() {
    isData = false;
    if (speech === 'silent after data') return;
    if (speech === 'hang up after data') return void socket.destroy();
    if (typeof speech === 'object' && 'data' in speech) return say(`${speech.data} no`);
    double.taken.push(mail);
    say(`250 2.0.0 Ok: queued as THEIRS${double.taken.length}`);
  }
}

const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** The configuration of a mail server that is a double. */
export const mailConfigOf = ({ host, port }: SmtpDouble, timeoutSeconds = 20) => ({
  host,
  port,
  isTls: false,
  isLocal: true,
  login: undefined,
  from: 'Clinic <clinic@example.org>',
  timeoutSeconds,
});

/** The parts of a mail by their media types, with encodings undone. */
export function partsOf({ source }: TakenMail): { type: string; name: string | undefined; bytes: Buffer }[] {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  const header = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const type = /^content-type:\s*([^;\r\n]+)/im.exec(header)?.[1]?.trim().toLowerCase() ?? 'text/plain';
  const boundary = /boundary="([^"]+)"/i.exec(header)?.[1];
  if (boundary)
    return content
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf({ from: '', to: [], source: part.replace(/^\r\n/, '') }));
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(header)?.[1]?.toLowerCase();
  const name = /filename="?([^";\r\n]+)"?/i.exec(header)?.[1];
  return [{ type, name, bytes: encoding === 'base64' ? Buffer.from(content, 'base64') : unquoted(content, encoding) }];
}

function unquoted(content: string, encoding: string | undefined): Buffer {
  if (encoding !== 'quoted-printable') return Buffer.from(content, 'utf8');
  const joined = content.replaceAll(/=\r\n/g, '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

/** The plain text of a mail. */
export const textOfMail = (mail: TakenMail) =>
  partsOf(mail)
    .find(({ type }) => type === 'text/plain')
    ?.bytes.toString('utf8') ?? '';
