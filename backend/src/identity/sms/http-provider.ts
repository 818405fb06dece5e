import type { HttpSmsConfig } from '../../platform/sms-config.js';
import { dltCodeTemplate, hasDltTemplate } from './dlt-texts.js';
import type { MessageLanguage } from './message-language.js';
import { ProviderHttp, type JudgedReply, type Reply } from './provider-http.js';
import type { ProviderMessage, SmsProvider } from './sms-provider.js';

/** The only 4xx statuses after which a message may be taken at another time. */
const MAY_PASS = new Set([408, 429]);

/** A gateway of one's own, by HTTP POST of JSON. */
export class HttpProvider implements SmsProvider {
  readonly name = 'http';
  readonly canSend = hasDltTemplate;
  private readonly http: ProviderHttp;

  constructor(
    private readonly config: HttpSmsConfig,
    timeoutSeconds: number,
    request?: typeof fetch,
  ) {
    this.http = new ProviderHttp('The SMS gateway', timeoutSeconds, request);
  }

  codeTemplate(language: MessageLanguage) {
    return dltCodeTemplate(this.config, language);
  }

  send({ id, kind, to, text, dltTemplateId }: ProviderMessage) {
    const { url, apiKey, sender: from, dltEntityId } = this.config;
    const ids = { dlt_entity_id: dltEntityId, dlt_template_id: dltTemplateId ?? '' };
    return this.http.send(
      url,
      {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ to, from, text, ...ids, ...(kind && { client_ref: id }) }),
      },
      judge,
    );
  }
}

function judge({ status }: Reply): JudgedReply {
  if (status >= 200 && status < 300) return { outcome: 'TAKEN' };
  const isFinal = status >= 400 && status < 500 && !MAY_PASS.has(status);
  return { outcome: isFinal ? 'REFUSED' : 'NOT_TAKEN' };
}
