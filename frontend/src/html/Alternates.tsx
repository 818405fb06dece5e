import { code } from '#messages/language';
import { siteUrl } from '../brand/site-url';
import { languages } from '../generated-messages/languages';
import { addressIn } from '../paths';

/**
 * Links to a public page in each language, for search engines and messengers, which read only the HTML. They are not updated on navigation.
 */
export function Alternates({ path }: { readonly path: string }) {
  return (
    <>
      {languages.map((one) => (
        <link key={one.code} rel="alternate" hrefLang={one.code} href={siteUrl + addressIn(one.base, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + addressIn('', path)} />
      {languages.map(
        (one) =>
          one.code !== code && (
            <meta key={one.code} property="og:locale:alternate" content={one.locale.replace('-', '_')} />
          ),
      )}
    </>
  );
}
