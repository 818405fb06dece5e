import { z } from 'zod';
import {
  type JudgedReply,
  languageTags,
  type MessageLanguage,
  type ProviderAnswer,
  ProviderHttp,
  type Reply,
} from '../../identity/index.js';
import type { WhatsAppConfig } from '../../platform/whatsapp-config.js';

/** A message to hand over to WhatsApp: the values of a template that the clinic registered there. */
export interface WhatsAppMessage {
  /** Our id, which events about the message repeat. */
  id: string;
  /** E.164. */
  to: string;
  /** Name of the template. */
  name: string;
  language: MessageLanguage;
  /** In the order of their places. */
  values: readonly string[];
}

const takenReply = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const errorReply = z.object({ error: z.object({ code: z.coerce.number().int() }) });

/** Codes of errors after which the message was certainly not taken, and may be taken later: too many requests, or of one number. */
const NOT_TAKEN = new Set([4, 80_007, 130_429, 131_048, 131_056]);

/** Meta's Cloud API of WhatsApp Business: takes the name and the values of a template. */
export class MetaSender {
  private readonly http: ProviderHttp;

  constructor(
    private readonly config: WhatsAppConfig,
    request?: typeof fetch,
  ) {
    this.http = new ProviderHttp('WhatsApp', config.timeoutSeconds, request);
  }

  /** Hands a message over, once; it does not throw. */
  async send({ id, to, name, language, values }: WhatsAppMessage): Promise<ProviderAnswer> {
    const { url, token, phoneNumberId } = this.config;
    const parameters = values.map((text) => ({ type: 'text', text }));
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      to,
      type: 'template',
      template: {
        name,
        language: { code: languageTags[language] },
        components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
      },
      biz_opaque_callback_data: id,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return this.http.send(`${url}/${encodeURIComponent(phoneNumberId)}/messages`, { headers, body }, judge);
  }
}

function judge({ status, json }: Reply): JudgedReply {
  const isTaken = status >= 200 && status < 300;
  const taken = takenReply.safeParse(json);
  if (isTaken && taken.success) return { outcome: 'TAKEN', reference: taken.data.messages[0]?.id };
  const told = errorReply.safeParse(json).data?.error.code;
  const code = told === undefined ? undefined : String(told);
  if (isTaken && code === undefined) return { outcome: 'UNKNOWN' };
  const isRefused = status < 500 && status !== 429 && (isTaken || status >= 400) && !NOT_TAKEN.has(told ?? 0);
  return { outcome: isRefused ? 'REFUSED' : 'NOT_TAKEN', code };
}
