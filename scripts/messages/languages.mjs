/**
 * Languages of the public site, the sign-in and the patient's area; English, the source, is first. To add one, add a line here and
 * a file messages/CODE.properties.
 */
const locales = ['en-IN', 'hi-IN'];

/** The languages, each with its code, names and path prefix, derived from its locale. */
export const languages = locales.map((locale, index) => {
  const { language: code } = new Intl.Locale(locale);
  return {
    code,
    locale,
    /** Its own name, such as हिन्दी. */
    name: nameIn(code, code),
    /** Its name in profiles, such as Hindi. */
    english: nameIn('en', code),
    /** Prefix of the paths of its public pages. */
    base: index === 0 ? '' : `/${code}`,
    script: new Intl.Locale(locale).maximize().script ?? 'Latn',
  };
});

function nameIn(language, code) {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
