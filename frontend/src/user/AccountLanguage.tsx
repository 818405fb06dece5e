import { lazy, Suspense } from 'react';
import { english } from '#messages/language';

/** Should it not come, the page stays as it is. */
const OwnLanguage = lazy(() =>
  import('./OwnLanguage').then(
    (module) => ({ default: module.OwnLanguage }),
    () => ({ default: () => null }),
  ),
);

/** Comes into play where an account's language is not that of the page, and weighs on no other one. */
export function AccountLanguage({ language }: { readonly language: string }) {
  if (language === english) return null;
  return (
    <Suspense>
      <OwnLanguage language={language} />
    </Suspense>
  );
}
