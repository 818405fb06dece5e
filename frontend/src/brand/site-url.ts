const placeholder = '__SITE_URL__';

function servedSiteUrl(): string {
  const url = document.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content;
  return url && url !== placeholder ? url : window.location.origin;
}

/**
 * Where the site is reached from outside, without a slash at its end, for addresses that must be absolute (canonical links, share images).
 * The pages that are built beforehand hold the placeholder, in whose place the server puts its `PUBLIC_URL`.
 */
export const siteUrl = typeof document === 'undefined' ? placeholder : servedSiteUrl();
