/**
 * The languages of the public site, the sign-in and the patient's area, English as the source first. One more is a line here and
 * a file messages/CODE.properties.
 */
const locales = ['en-IN', 'hi-IN'];

/** What follows from a locale: its code, its names, and where its public pages begin. */
export const languages = locales.map((locale, index) => {
  const { language: code } = new Intl.Locale(locale);
  return {
    code,
    locale,
    /** As its readers call it, such as हिन्दी. */
    name: nameIn(code, code),
    /** As a profile names it, such as Hindi. */
    english: nameIn('en', code),
    /** What stands before the paths of its public pages. */
    base: index === 0 ? '' : `/${code}`,
    script: new Intl.Locale(locale).maximize().script ?? 'Latn',
  };
});

function nameIn(language, code) {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
