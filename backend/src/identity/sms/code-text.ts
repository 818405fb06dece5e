import type { MessageLanguage } from '../../messaging/messages/message-language.js';

/**
 * The text of a sign-in code. The operator compares it letter by letter with the registered one, in which `{#var#}` stands for the code:
 * a changed text must be registered anew.
 */
const CODE_TEXTS: Record<MessageLanguage, (code: string) => string> = {
  EN: (code) =>
    `${code} is your sign-in code for Post Surgery Physiotherapy. It is valid for 5 minutes. Do not share it.`,
  HI: (code) => `${code} आपका Post Surgery Physiotherapy का साइन-इन कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
};

/** A sign-in code as it is sent; its digits are 0 to 9 in every language. */
export function codeText(code: string, language: MessageLanguage): string {
  return CODE_TEXTS[language](code);
}
