import { z } from 'zod';
import type { ExotelConfig } from '../../platform/sms-config.js';
import { dltCodeTemplate, hasDltTemplate } from './dlt-texts.js';
import type { MessageLanguage } from './message-language.js';
import { ProviderHttp, type JudgedReply, type Reply } from './provider-http.js';
import type { ProviderMessage, SmsProvider } from './sms-provider.js';
import { isGsmText } from './text-parts.js';

/** A message that was taken. */
const takenReply = z.object({ SMSMessage: z.object({ Sid: z.string().min(1) }) });
/** An error, which may come with status 200. */
const errorReply = z.object({ RestException: z.object({ Status: z.coerce.number().int() }) });
const creditReply = z.object({
  Account: z.object({ BalanceData: z.object({ Balance: z.coerce.number().min(-1e9).max(1e9) }) }),
});

/** Statuses after which the message was certainly not taken, and another provider may take it; 5xx as well. */
const NOT_TAKEN = new Set([401, 402, 403, 404, 408, 429]);
const NO_CREDIT = /insufficient\s+(balance|credit|fund)/i;

/** Exotel: takes a text and its DLT ids as they are, reports deliveries and tells its credit. */
export class ExotelProvider implements SmsProvider {
  readonly name = 'exotel';
  readonly canSend = hasDltTemplate;
  private readonly http: ProviderHttp;

  constructor(
    private readonly config: ExotelConfig,
    timeoutSeconds: number,
    request?: typeof fetch,
  ) {
    this.http = new ProviderHttp('Exotel', timeoutSeconds, request);
  }

  codeTemplate(language: MessageLanguage) {
    return dltCodeTemplate(this.config, language);
  }

  send({ id, kind, to, text, dltTemplateId }: ProviderMessage) {
    const { sender, dltEntityId, receiptsAt } = this.config;
    const form = new URLSearchParams({
      From: sender,
      To: to,
      Body: text,
      EncodingType: isGsmText(text) ? 'plain' : 'unicode',
      DltEntityId: dltEntityId,
      DltTemplateId: dltTemplateId ?? '',
      SmsType: 'transactional',
      CustomField: id,
      ...(receiptsAt && { StatusCallback: receiptsAt }),
      ...(kind === null && { Priority: 'high' }),
    });
    return this.http.send(this.address('Sms/send.json'), { headers: this.headers, body: form }, judge);
  }

  async credit(): Promise<number> {
    const { status, json } = await this.http.ask(this.address('Balance.json'), {
      method: 'GET',
      headers: this.headers,
    });
    const told = creditReply.safeParse(json);
    if (status !== 200 || !told.success) throw new Error(`Exotel answered ${status} without its credit.`);
    return Math.round(told.data.Account.BalanceData.Balance * 100);
  }

  private address(of: string): string {
    return `${this.config.url}/v1/Accounts/${encodeURIComponent(this.config.sid)}/${of}`;
  }

  private get headers() {
    const { apiKey, apiToken } = this.config;
    return { authorization: `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}` };
  }
}

function judge({ status, text, json }: Reply): JudgedReply {
  if (status === 200 || status === 202) {
    const taken = takenReply.safeParse(json);
    if (taken.success) return { outcome: 'TAKEN', reference: taken.data.SMSMessage.Sid };
    const inside = errorReply.safeParse(json).data?.RestException.Status;
    return inside && inside !== status ? judge({ status: inside, text, json }) : { outcome: 'UNKNOWN' };
  }
  if (status >= 400 && status < 500 && !NOT_TAKEN.has(status)) return { outcome: 'REFUSED' };
  return { outcome: 'NOT_TAKEN', lacksCredit: status === 402 || (status === 403 && NO_CREDIT.test(text)) };
}
