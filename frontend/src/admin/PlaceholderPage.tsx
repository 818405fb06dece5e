import { PageTitle } from '../ui/PageTitle';

/** A page of the console that has no content yet, under its sidebar label (spec §2, reading 50). */
export function PlaceholderPage({ label }: { readonly label: string }) {
  return (
    <>
      <PageTitle title={label} />
      <p>Content for {label} will be added later</p>
    </>
  );
}
