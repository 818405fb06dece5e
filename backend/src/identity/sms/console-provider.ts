import type { MessageLanguage } from './message-language.js';
import type { ProviderAnswer, ProviderMessage, SmsProvider } from './sms-provider.js';

/** Prints messages to standard output, for development; production refuses to start with it. */
export class ConsoleProvider implements SmsProvider {
  readonly name = 'console';

  canSend(): boolean {
    return true;
  }

  codeTemplate(language: MessageLanguage) {
    return { language, dltTemplateId: null, providerTemplateId: null };
  }

  async send({ id, kind, to, text, values }: ProviderMessage): Promise<ProviderAnswer> {
    if (kind === null) console.log(`OTP for ${to}: ${values?.[0]}`);
    else console.log(`Message for ${to} (${kind} ${id}): ${text.replaceAll(/\s+/g, ' ')}`);
    return { outcome: 'TAKEN', code: null, reference: null, sentence: 'It was printed.', lacksCredit: false };
  }
}
