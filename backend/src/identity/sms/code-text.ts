import type { MessageLanguage } from './message-language.js';

/**
 * Texts of a sign-in code. The operator compares a message letter by letter with the registered text, in which `{#var#}` stands for the
 * code: a changed text must be registered again.
 */
const CODE_TEXTS: Record<MessageLanguage, (code: string) => string> = {
  EN: (code) =>
    `${code} is your sign-in code for Post Surgery Physiotherapy. It is valid for 5 minutes. Do not share it.`,
  HI: (code) => `${code} आपका Post Surgery Physiotherapy का साइन-इन कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
};

/** Returns the message with a sign-in code; its digits are 0 to 9 in every language. */
export function codeText(code: string, language: MessageLanguage): string {
  return CODE_TEXTS[language](code);
}
