import { createContext, use } from 'react';
import styles from './PageTitle.module.css';

/** The site's name, part of every document title. */
export const SiteNameContext = createContext('Post Surgery Physiotherapy');

/** Sets the document title only, for pages with a custom heading. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const siteName = use(SiteNameContext);
  return <title>{title === siteName ? siteName : `${title} | ${siteName}`}</title>;
}

/** Renders the page's h1 and sets the document title. The heading receives focus after a navigation (useFocusAfterNavigation). */
export function PageTitle({ title }: { readonly title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
