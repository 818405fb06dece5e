import type { SmsConfig } from '../config.js';
import type { SmsSender } from './sms-sender.js';

type HttpSmsConfig = Extract<SmsConfig, { provider: 'http' }>;

/** How long a gateway may take, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Hands messages to an SMS gateway by HTTP POST of JSON. India's DLT rules want the registered entity and template with every
 * message, and a text that fits the template word by word: `{#var#}` stands for the code there.
 */
export class HttpSmsSender implements SmsSender {
  constructor(
    private readonly config: HttpSmsConfig,
    private readonly request: typeof fetch = fetch,
  ) {}

  async sendOtp(phone: string, code: string): Promise<void> {
    const answer = await this.request(this.config.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.config.apiKey}` },
      body: JSON.stringify({
        to: phone,
        from: this.config.sender,
        text: `${code} is your sign-in code for Post Surgery Physiotherapy. It is valid for 5 minutes. Do not share it.`,
        dlt_entity_id: this.config.dltEntityId,
        dlt_template_id: this.config.dltTemplateId,
      }),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  }
}
