import { countParts, type MessageTry, type SmsSender } from '../../identity/index.js';
import type { ClinicSettings, MessageTemplate } from '../../clinic/index.js';
import type { DueMessage, Outcome } from './due-messages.js';
import { costOf } from './message-cost.js';
import type { TurnOfWhatsApp, WhatsAppHandover } from './whatsapp-handover.js';

const NOBODY_ASKED = 'No provider could be asked: each is paused after failures.';

/** What became of a text; `status` is not decided where it is tried again if attempts are left. */
export type HandedText = Outcome | { tries: MessageTry[]; error: string };

/** Hands texts of the outbox over: by WhatsApp to those who say yes to it, else as text messages. */
export class TextHandover {
  constructor(
    private readonly parts: {
      sms: SmsSender;
      /** Undefined: nothing goes by WhatsApp. */
      whatsApp: WhatsAppHandover | undefined;
    },
  ) {}

  /** Returns whether any provider of text messages can send a text of a template. */
  canSend(template: MessageTemplate): boolean {
    return this.parts.sms.canSend(template);
  }

  /** Returns whether a text goes by WhatsApp, as of now. */
  async turnOfWhatsApp(message: DueMessage, template: MessageTemplate): Promise<TurnOfWhatsApp> {
    return (await this.parts.whatsApp?.turnOf(message, template)) ?? 'NOT';
  }

  /**
   * Hands a text over once. What WhatsApp refuses, or certainly did not take, goes as a text message at once; what it may have taken, at the
   * next try, so that at most one doubles.
   */
  async handOver(
    message: DueMessage,
    template: MessageTemplate,
    { settings, isByWhatsApp }: { settings: ClinicSettings; isByWhatsApp: boolean },
  ): Promise<HandedText> {
    const { whatsApp } = this.parts;
    const first = isByWhatsApp && whatsApp ? [await whatsApp.send(message, template)] : [];
    const outcome = first[0]?.outcome;
    const goesOn = outcome === undefined || (outcome !== 'TAKEN' && outcome !== 'UNKNOWN' && this.canSend(template));
    const asked = goesOn ? await this.sendText(message, template) : undefined;
    const tries = [...first, ...(asked ?? [])];
    const last = tries.at(-1);
    if (last?.outcome === 'TAKEN') {
      const { provider } = last;
      const of =
        provider === 'meta'
          ? ({ channel: 'WHATSAPP', provider, parts: 1 } as const)
          : ({ channel: 'SMS', provider, parts: countParts(message.text) } as const);
      const costMilliPaise = costOf(settings.messagePrices, of);
      return { status: 'SENT', tries, taken: { provider, parts: of.parts, costMilliPaise } };
    }
    const sentences = tries.map(({ sentence }) => sentence);
    // What WhatsApp refused may still go as a text message.
    if (asked?.length === 0) return { tries, error: [...sentences, NOBODY_ASKED].join(' ') };
    const error = sentences.join(' ');
    return last?.outcome === 'REFUSED' ? { status: 'FAILED', error, tries } : { tries, error };
  }

  private async sendText(
    { id, kind, to, text, silent, ...message }: DueMessage,
    { dltTemplateId, providerTemplateId, text: registered }: MessageTemplate,
  ): Promise<MessageTry[]> {
    const values = message.values ?? (registered.includes('{#var#}') ? null : []);
    // A provider with templates of its own needs the values.
    const ids = { dltTemplateId, providerTemplateId: values && providerTemplateId };
    return this.parts.sms.sendMessage({ id, kind, to, text, values, silent, ...ids });
  }
}
