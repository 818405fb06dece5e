import type { AttemptOutcome, ProviderAnswer } from './sms-provider.js';

/** What is sent to a provider. */
export interface ProviderRequest {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | URLSearchParams;
}

/** Reply of a provider. */
export interface Reply {
  status: number;
  /** Body as text. */
  text: string;
  /** Body as JSON; undefined if it is none. */
  json: unknown;
}

/** How a provider reads its reply. */
export interface JudgedReply {
  outcome: AttemptOutcome;
  /** Id of the message with the provider. */
  reference?: string | undefined;
  /** Code of an error in the reply, which says more than the status. */
  code?: string | undefined;
  lacksCredit?: boolean;
}

/** Failures of a connection over which certainly nothing was sent. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|.*_CERT.*|.*_CERTIFICATE|EPROTO)$/;

/** No reply. */
class NoReply extends Error {
  constructor(
    readonly outcome: Extract<AttemptOutcome, 'NOT_TAKEN' | 'UNKNOWN'>,
    said: string,
  ) {
    super(said);
  }
}

/** Asks one provider by HTTP, with a timeout. Redirects are not followed. */
export class ProviderHttp {
  constructor(
    /** Name of the provider in sentences. */
    private readonly label: string,
    private readonly timeoutSeconds: number,
    private readonly request: typeof fetch = fetch,
  ) {}

  /** Asks the provider to send a message, and classifies its reply; it does not throw. */
  async send(url: string, request: ProviderRequest, judge: (reply: Reply) => JudgedReply): Promise<ProviderAnswer> {
    try {
      const reply = await this.ask(url, request);
      const { outcome, reference = null, code, lacksCredit = false } = judge(reply);
      const said = reply.status === 200 && outcome !== 'TAKEN' ? '200 with an error' : String(reply.status);
      const sentence = `${this.label} answered ${said}${code ? `, code ${code}` : ''}${lacksCredit ? ': no credit is left' : ''}.`;
      return { outcome, code: code ?? String(reply.status), reference, sentence, lacksCredit };
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      return { outcome: error.outcome, code: null, reference: null, sentence: error.message, lacksCredit: false };
    }
  }

  /** Returns a provider's reply. @throws Error without one */
  async ask(url: string, { method = 'POST', headers, body }: ProviderRequest): Promise<Reply> {
    const ending = new AbortController();
    const patience = setTimeout(() => ending.abort(), this.timeoutSeconds * 1_000);
    try {
      const { signal } = ending;
      const answer = await this.request(url, { method, headers, redirect: 'manual', signal, ...(body && { body }) });
      const text = await answer.text();
      return { status: answer.status, text, json: jsonOf(text) };
    } catch (error) {
      if (ending.signal.aborted) throw new NoReply('UNKNOWN', `${this.label} did not answer in time.`);
      if (NEVER_CONNECTED.test(codeOf(error))) throw new NoReply('NOT_TAKEN', `${this.label} could not be reached.`);
      throw new NoReply('UNKNOWN', `${this.label} ended the connection without an answer.`);
    } finally {
      clearTimeout(patience);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Code of the error below a failed fetch; of several addresses, of the first. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string; errors?: { code?: string }[] }) : undefined;
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
