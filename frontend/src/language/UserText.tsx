import { code } from '#messages/language';

/** The language of what somebody of the clinic typed, by its letters: Hindi has those of Devanagari. */
const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

/** What somebody typed, within a sentence of the page: said to be in another language where it is, so that it is read aloud as such (WCAG 3.1.2). */
export function UserText({ children }: { readonly children: string }) {
  const language = languageOf(children);
  return language === code ? children : <span lang={language}>{children}</span>;
}
