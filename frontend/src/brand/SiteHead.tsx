import * as clinic from '#messages/clinic';
import { locale } from '#messages/language';
import { useClinic } from './clinic';
import { siteUrl } from './site-url';
import socialImage from './social.png';

interface SiteHeadProps {
  /** Title without the brand, which is appended. */
  readonly title: string;
  /** One or two plain sentences, up to 160 characters, for search results and shared links. */
  readonly description: string;
  /** Comma-separated. */
  readonly keywords: string;
  /** Canonical path, from paths.ts. */
  readonly path: string;
}

/** Metadata of a public page for search engines and messengers. */
export function SiteHead({ title, description, keywords, path }: SiteHeadProps) {
  const { name } = useClinic();
  const fullTitle = title === name ? title : `${title} | ${name}`;
  const url = `${siteUrl}${path}`;
  const image = `${siteUrl}${socialImage}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={clinic.shareImage({ name })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
