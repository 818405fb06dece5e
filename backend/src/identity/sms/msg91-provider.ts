import { z } from 'zod';
import type { Msg91Config } from '../../platform/sms-config.js';
import type { MessageLanguage } from './message-language.js';
import { ProviderHttp, type JudgedReply, type Reply } from './provider-http.js';
import type { ProviderMessage, SmsProvider, TextIds } from './sms-provider.js';

const reply = z.object({ type: z.enum(['success', 'error']), message: z.string().optional() });

/** Statuses and words after which the message was certainly not taken, and another provider may take it; 5xx as well. */
const NOT_TAKEN = new Set([401, 403, 418, 429]);
const OF_ACCOUNT = /auth\W?key|balance|credit/i;
const NO_CREDIT = /balance|credit/i;

/** MSG91: takes the values of a template that is registered with it, under its own id. */
export class Msg91Provider implements SmsProvider {
  readonly name = 'msg91';
  private readonly http: ProviderHttp;

  constructor(
    private readonly config: Msg91Config,
    timeoutSeconds: number,
    request?: typeof fetch,
  ) {
    this.http = new ProviderHttp('MSG91', timeoutSeconds, request);
  }

  canSend({ providerTemplateId }: TextIds): boolean {
    return providerTemplateId !== null;
  }

  codeTemplate(language: MessageLanguage) {
    const { codeTemplateId, codeHindiTemplateId } = this.config;
    const inHindi = language === 'HI' && codeHindiTemplateId;
    const providerTemplateId = inHindi || codeTemplateId;
    return { language: inHindi ? ('HI' as const) : ('EN' as const), dltTemplateId: null, providerTemplateId };
  }

  send({ id, to, values, providerTemplateId }: ProviderMessage) {
    const named = Object.fromEntries((values ?? []).map((value, at) => [`var${at + 1}`, value]));
    const recipients = [{ mobiles: to.replace(/^\+/, ''), ...named, CRQID: id }];
    const body = JSON.stringify({ template_id: providerTemplateId, short_url: '0', recipients });
    const headers = { authkey: this.config.authKey, 'content-type': 'application/json' };
    return this.http.send(`${this.config.url}/api/v5/flow`, { headers, body }, judge);
  }
}

function judge({ status, text, json }: Reply): JudgedReply {
  const said = reply.safeParse(json).data;
  if (status === 200 && said?.type === 'success') return { outcome: 'TAKEN', reference: said.message };
  if (status === 200 && !said) return { outcome: 'UNKNOWN' };
  const isOfAccount = OF_ACCOUNT.test(said?.message ?? text);
  const isRefused = (status === 200 || (status >= 400 && status < 500 && !NOT_TAKEN.has(status))) && !isOfAccount;
  if (isRefused) return { outcome: 'REFUSED' };
  return { outcome: 'NOT_TAKEN', lacksCredit: status < 500 && NO_CREDIT.test(said?.message ?? text) };
}
