import type { ProviderAnswer } from '../../identity/index.js';
import type { MailConfig } from '../../platform/mail-config.js';
import { handOvers } from '../../platform/metrics/process-metrics.js';
import type { MailSender, OutgoingMail } from './mail-sender.js';
import { htmlPage, paragraphsOf } from './mail-html.js';

/** How long handing an e-mail over may take as a whole, in milliseconds; less than the lease of a message. */
const LONGEST = 45_000;

/**
 * How long the server may be silent once it is connected, in seconds. Behind the end of DATA it may scan the e-mail for a while: who gives up
 * before its answer does not know whether it was taken.
 */
const SILENCE_SECONDS = 40;

/** What nodemailer says of a failure. */
interface SmtpFailure {
  code?: string;
  /** What the server was asked, such as RCPT TO. */
  command?: string;
  responseCode?: number;
  originalCode?: string;
  timeoutType?: string;
}

/** Failures before anything was sent. */
const NOTHING_SENT = new Set(['EDNS', 'ETLS', 'ECONFIG', 'EPROXY']);
/** What the server is asked of the recipient and the content: a code before, also to MAIL FROM, is about ourselves. */
const OF_MAIL = /^(RCPT|DATA)/;
/** Failures of the connection itself, below ESOCKET. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EPROTO|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|.*_CERT.*|.*_CERTIFICATE)$/;

/** Sends e-mail through one SMTP server, with a connection for each. */
export class SmtpSender implements MailSender {
  constructor(
    private readonly config: MailConfig,
    private readonly silenceSeconds = SILENCE_SECONDS,
  ) {}

  async send(mail: OutgoingMail): Promise<ProviderAnswer> {
    const answer = await this.handOver(mail);
    handOvers.inc({ provider: 'smtp', outcome: answer.outcome });
    return answer;
  }

  private async handOver({ id, to, subject, text, html, files }: OutgoingMail): Promise<ProviderAnswer> {
    const { host, port, isTls, isLocal, login, from, timeoutSeconds } = this.config;
    // Load the library on first use: without SMTP_URL no process needs it.
    const { createTransport } = await import('nodemailer');
    const patience = timeoutSeconds * 1_000;
    const transport = createTransport({
      host,
      port,
      secure: isTls,
      ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
      ...(login && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: this.silenceSeconds * 1_000,
      dnsTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('too long'), { code: 'ETIMEDOUT' })), LONGEST);
    });
    try {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html: html ?? htmlPage(paragraphsOf(text)),
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
      });
      // A failure after the time is over is answered already.
      sending.catch(() => undefined);
      const { response } = await Promise.race([sending, tooLong]);
      const code = /^\d{3}/.exec(response)?.[0] ?? null;
      return { outcome: 'TAKEN', code, reference: referenceOf(response), sentence: answered(code), lacksCredit: false };
    } catch (error) {
      return judgeFailure(error as SmtpFailure);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }
}

/**
 * Judges a failure (money §9). A code of the server decides: 5xx on recipient or content is a refusal for good; any other code
 * says that nothing was taken. Without a code, nothing was taken if there was no connection; else it may have been.
 */
function judgeFailure({ code, command, responseCode, originalCode, timeoutType }: SmtpFailure): ProviderAnswer {
  const said = responseCode === undefined ? null : String(responseCode);
  const answer = { code: said, reference: null, lacksCredit: false };
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return { ...answer, outcome: 'NOT_TAKEN', sentence: 'The mail server does not accept our name and password.' };
  if (NOTHING_SENT.has(code ?? ''))
    return { ...answer, outcome: 'NOT_TAKEN', sentence: 'No safe connection to the mail server could be made.' };
  if (responseCode !== undefined) {
    const isRefusal = responseCode >= 500 && responseCode !== 503 && OF_MAIL.test(command ?? '');
    return { ...answer, outcome: isRefusal ? 'REFUSED' : 'NOT_TAKEN', sentence: answered(said) };
  }
  if (code === 'EENVELOPE')
    return { ...answer, outcome: 'REFUSED', sentence: 'The address cannot be used in an e-mail.' };
  const isUnconnected = NEVER_CONNECTED.test(originalCode ?? code ?? '');
  if (isUnconnected || timeoutType === 'CONNECT_TIMEOUT')
    return { ...answer, outcome: 'NOT_TAKEN', sentence: 'The mail server could not be reached.' };
  const sentence =
    code === 'ETIMEDOUT'
      ? 'The mail server did not answer in time.'
      : 'The mail server ended the connection without an answer.';
  return { ...answer, outcome: 'UNKNOWN', sentence };
}

const answered = (code: string | null) => `The mail server answered ${code ?? 'without a code'}.`;

/** Returns the id that a server names behind `queued as` or `id`, if it does. */
const referenceOf = (response: string) => /(?:queued as|id[=: ])\s*([\w.-]{1,100})/i.exec(response)?.[1] ?? null;

const domainOf = (from: string) => /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
