import { lazy, Suspense } from 'react';
import { english } from '#messages/language';

/** Should it not come, the page stays as it is. */
const OwnLanguage = lazy(() =>
  import('./OwnLanguage').then(
    (module) => ({ default: module.OwnLanguage }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  readonly language: string;
  /** The account was told the language of the page: what was read in the former one is read again. */
  readonly onSaved: () => void;
}

/** Comes into play where an account's language is not that of the page, and weighs on no other one. */
export function AccountLanguage({ language, onSaved }: Props) {
  if (language === english) return null;
  return (
    <Suspense>
      <OwnLanguage language={language} onSaved={onSaved} />
    </Suspense>
  );
}
