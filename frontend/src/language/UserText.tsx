import { code } from '#messages/language';

/** Detects the language of user text by its script: Hindi uses Devanagari. */
const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

/** Renders user text within a sentence, with a `lang` attribute if its language differs from the page's (WCAG 3.1.2). */
export function UserText({ children }: { readonly children: string }) {
  const language = languageOf(children);
  return language === code ? children : <span lang={language}>{children}</span>;
}
