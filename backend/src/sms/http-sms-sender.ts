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
    const text = `${code} is your sign-in code for Post Surgery Physiotherapy. It is valid for 5 minutes. Do not share it.`;
    await this.send(phone, text, this.config.dltTemplateId);
  }

  async sendNumberChanged(phone: string): Promise<void> {
    const text =
      'The sign-in number of your Post Surgery Physiotherapy account was changed. If this was not you, please call the clinic.';
    await this.send(phone, text, this.config.dltChangedTemplateId);
  }

  async sendWrongCodes(phone: string): Promise<void> {
    const text =
      'Many wrong codes were tried today to sign in to your Post Surgery Physiotherapy account. If this was not you, please call the clinic.';
    await this.send(phone, text, this.config.dltWrongCodesTemplateId);
  }

  private async send(to: string, text: string, templateId: string): Promise<void> {
    const answer = await this.request(this.config.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.config.apiKey}` },
      body: JSON.stringify({
        to,
        from: this.config.sender,
        text,
        dlt_entity_id: this.config.dltEntityId,
        dlt_template_id: templateId,
      }),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  }
}
