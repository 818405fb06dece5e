import { use, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLanguages } from '#messages/language';
import { AppSessionContext } from '../auth/AppSession';
import { addressIn, isEnglishAlone } from '../paths';

interface Props {
  readonly className?: string | undefined;
  /** Called before leaving, to store state that only a part of the page has. */
  readonly onLeave?: () => void;
}

/**
 * Links to this page in the other languages. Typed values are carried over, and the language is saved to a signed-in account. An
 * English-only page has none.
 */
export function LanguageSwitch({ className, onLeave }: Props) {
  const { pathname } = useLocation();
  const session = use(AppSessionContext);
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens elsewhere
    event.preventDefault();
    onLeave?.();
    const { lang, href } = event.currentTarget;
    // If the module fails to load, as after a release, follow the link.
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
