import * as kit from '#messages/kit';
import styles from './ErrorBanner.module.css';

/** Scrolls the banner into view, since the form may be taller than the window. */
const bringIntoSight = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' });

/** Returns `en` for a server sentence without a translation, so that screen readers pronounce it as English. */
const langOf = (message: string) =>
  import.meta.env.IS_TRANSLATION && /^[\x20-\x7e]+$/.test(message) ? 'en' : undefined;

/** An error banner: announced, scrolled into view, and shown until it is dismissed. */
export function ErrorBanner({ message, onDismiss }: { readonly message: string; readonly onDismiss: () => void }) {
  return (
    <div ref={bringIntoSight} role="alert" className={styles.banner}>
      <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2v2Zm0-4h-2V7h2v6Z" fill="currentColor" />
      </svg>
      <p className={styles.text} lang={langOf(message)}>
        {message}
      </p>
      <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={kit.dismiss}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
