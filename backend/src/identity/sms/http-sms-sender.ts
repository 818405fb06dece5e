import type { SmsConfig } from '../../platform/config.js';
import type { MessageLanguage } from './message-language.js';
import { codeText } from './code-text.js';
import { SmsRefused, type OutgoingMessage, type SmsSender } from './sms-sender.js';

type HttpSmsConfig = Extract<SmsConfig, { provider: 'http' }>;

/** Request to the gateway. */
interface Asked {
  to: string;
  text: string;
  dltTemplateId: string;
  /** Idempotency key, and the reference in the gateway's delivery reports. */
  clientRef?: string;
}

/** Timeout of the gateway, in milliseconds. */
const PATIENCE = 5_000;

/** The only 4xx statuses that may be retried. */
const MAY_PASS = new Set([408, 429]);

/**
 * Sends messages to an SMS gateway by HTTP POST of JSON. India's DLT rules require the registered entity and template with every message,
 * and a text that matches the template; `{#var#}` stands for the code in it.
 */
export class HttpSmsSender implements SmsSender {
  readonly needsTemplates = true;

  constructor(
    private readonly config: HttpSmsConfig,
    private readonly request: typeof fetch = fetch,
  ) {}

  async sendOtp(phone: string, code: string, language: MessageLanguage): Promise<void> {
    const { dltTemplateId, dltHindiTemplateId } = this.config;
    // The operator rejects unregistered texts, and a code in English is better than none.
    const inHindi = language === 'HI' && dltHindiTemplateId;
    const text = codeText(code, inHindi ? 'HI' : 'EN');
    await this.send({ to: phone, text, dltTemplateId: inHindi || dltTemplateId });
  }

  async sendMessage({ id, to, text, dltTemplateId }: OutgoingMessage): Promise<void> {
    await this.send({ to, text, dltTemplateId: dltTemplateId ?? '', clientRef: id });
  }

  private async send({ to, text, dltTemplateId, clientRef }: Asked): Promise<void> {
    const answer = await this.post({
      to,
      from: this.config.sender,
      text,
      dlt_entity_id: this.config.dltEntityId,
      dlt_template_id: dltTemplateId,
      ...(clientRef && { client_ref: clientRef }),
    });
    if (answer.ok) return;
    const { status } = answer;
    const said = `The SMS gateway answered ${status}.`;
    throw status >= 400 && status < 500 && !MAY_PASS.has(status) ? new SmsRefused(said) : new Error(said);
  }

  private async post(body: object): Promise<Response> {
    try {
      return await this.request(this.config.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.config.apiKey}` },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new Error(`The SMS gateway ${isLate ? 'did not answer in time' : 'could not be reached'}.`, { cause });
    }
  }
}
