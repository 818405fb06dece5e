import { createContext, use, useSyncExternalStore } from 'react';
import styles from './PageTitle.module.css';
import { titleCount } from './title-count';

/** The site's name, part of every document title. */
export const SiteNameContext = createContext('Post Surgery Physiotherapy');

/** Sets the document title only, for pages with a custom heading; it begins with the titleCount. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const siteName = use(SiteNameContext);
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, titleCount.onServer);
  const name = title === siteName ? siteName : `${title} | ${siteName}`;
  return <title>{count > 0 ? `(${count}) ${name}` : name}</title>;
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
