import { lazy, Suspense } from 'react';
import { english } from '#messages/language';

/** If loading fails, the page stays without it. */
const OwnLanguage = lazy(() =>
  import('./OwnLanguage').then(
    (module) => ({ default: module.OwnLanguage }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  readonly language: string;
  /** Called after the page's language is saved to the account, to refetch what depends on it. */
  readonly onSaved: () => void;
}

/** Loads OwnLanguage only if the account's language differs from the page's. */
export function AccountLanguage({ language, onSaved }: Props) {
  if (language === english) return null;
  return (
    <Suspense>
      <OwnLanguage language={language} onSaved={onSaved} />
    </Suspense>
  );
}
