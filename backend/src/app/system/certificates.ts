import { connect } from 'node:tls';

/** A TLS certificate that visitors of an address get. */
export interface CertificateState {
  /** Host name of the address. */
  name: string;
  /** When it ends; null if it could not be read. */
  endsAt: Date | null;
}

/** Time without an answer after which a certificate counts as unreadable, in milliseconds. */
const PATIENCE = 2_000;
/** Time for which an answer is kept, in milliseconds. */
const KEPT = 3_600_000;
/** The same after a failure. */
const KEPT_AFTER_FAILURE = 300_000;
/** Days before its end from which a certificate needs attention. */
const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;

/** Reads the end of the certificate of an address, whoever signed it. @throws Error if there is none */
export type ReadEnd = (host: string, port: number) => Promise<Date>;

/** Reads the ends of the certificates of the server's public addresses, at most once an hour. */
export class Certificates {
  private readonly known = new Map<string, { state: CertificateState; until: number }>();
  private readonly running = new Map<string, Promise<CertificateState>>();

  /** @param addresses public addresses; those without TLS have no certificate */
  constructor(
    private readonly addresses: readonly string[],
    private readonly readEnd: ReadEnd = readEndOfPeer,
  ) {}

  /** Returns the certificates. Only the first call waits for them: the others return what is known, which is renewed meanwhile. */
  read(now: Date): Promise<CertificateState[]> {
    const urls = this.addresses.map((address) => new URL(address)).filter(({ protocol }) => protocol === 'https:');
    return Promise.all(urls.map((url) => this.readOne(url, now.getTime())));
  }

  private async readOne(url: URL, now: number): Promise<CertificateState> {
    const known = this.known.get(url.host);
    if (known && known.until > now) return known.state;
    const renewed = this.running.get(url.host) ?? this.renew(url, now);
    return known?.state ?? renewed;
  }

  private renew({ hostname, port, host }: URL, now: number): Promise<CertificateState> {
    const renewing = this.readEnd(hostname, Number(port || 443))
      .catch(() => null)
      .then((endsAt) => {
        // What was read before holds while the address does not answer.
        const state = { name: host, endsAt: endsAt ?? this.known.get(host)?.state.endsAt ?? null };
        this.known.set(host, { state, until: now + (endsAt ? KEPT : KEPT_AFTER_FAILURE) });
        this.running.delete(host);
        return state;
      });
    this.running.set(host, renewing);
    return renewing;
  }
}

/**
 * What is wrong with a certificate, as a sentence; undefined: nothing. One that cannot be read is no trouble: many servers do not reach their
 * own public address.
 */
export function findCertificateTrouble({ name, endsAt }: CertificateState, now: Date): string | undefined {
  if (!endsAt) return undefined;
  const days = Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return `The certificate of ${name} has ended.`;
  return days <= LEAST_DAYS
    ? `The certificate of ${name} ends in ${days === 1 ? '1 day' : `${days} days`}.`
    : undefined;
}

/** Reads the end of the certificate that a server shows. */
export const readEndOfPeer: ReadEnd = (host, port) =>
  new Promise((resolve, reject) => {
    // An ended or foreign certificate is read, too: nothing is sent over the connection.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      if (Number.isNaN(end)) reject(new Error('the server shows no certificate'));
      else resolve(new Date(end));
    });
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('the server does not answer')));
    socket.once('error', reject);
  });
