const placeholder = '__SITE_URL__';

function servedSiteUrl(): string {
  const url = document.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content;
  return url && url !== placeholder ? url : window.location.origin;
}

/**
 * Public origin of the site, without a trailing slash, for absolute addresses (canonical links, share images). Prerendered pages contain
 * the placeholder, which the server replaces with its `PUBLIC_URL`.
 */
export const siteUrl = typeof document === 'undefined' ? placeholder : servedSiteUrl();
