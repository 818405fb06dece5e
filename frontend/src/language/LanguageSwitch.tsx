import { use, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLanguages } from '#messages/language';
import { AppSessionContext } from '../auth/AppSession';
import { addressIn, isEnglishAlone } from '../paths';

interface Props {
  readonly className?: string | undefined;
  /** Keeps what only a part of the page knows, before it is left. */
  readonly onLeave?: () => void;
}

/**
 * Links to this page in the other languages, each called as its readers call it. What was typed comes along, and whoever is signed in gets
 * their pages in it from then on. A page that there is in English alone has none.
 */
export function LanguageSwitch({ className, onLeave }: Props) {
  const { pathname } = useLocation();
  const session = use(AppSessionContext);
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens elsewhere
    event.preventDefault();
    onLeave?.();
    const { lang, href } = event.currentTarget;
    // Where that does not load, as after a new release, the link leads there all the same.
    void import('./form-carryover').then(
      ({ switchTo }) => switchTo(lang, href, session?.userType !== undefined),
      () => window.location.assign(href),
    );
  };
  if (isEnglishAlone(pathname)) return null;
  return otherLanguages.map((other) => (
    <a
      key={other.code}
      href={addressIn(other.base, pathname)}
      lang={other.code}
      hrefLang={other.code}
      className={className}
      suppressHydrationWarning // the server may have put more words in it, which offer that language (offer-language.ts)
      onClick={choose}
    >
      {other.name}
    </a>
  ));
}
