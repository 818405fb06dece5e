import { createContext, use } from 'react';
import styles from './PageTitle.module.css';

/** The name of the site, which every browser tab says. */
export const SiteNameContext = createContext('Post Surgery Physiotherapy');

/** The name of the browser tab, and nothing visible. For pages whose heading is made otherwise. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const siteName = use(SiteNameContext);
  return <title>{title === siteName ? siteName : `${title} | ${siteName}`}</title>;
}

/** The one h1 of a page and the name of its browser tab. After a navigation the focus goes to it (see useFocusAfterNavigation). */
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
