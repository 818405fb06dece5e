import { PageTitle } from '../ui/PageTitle';

interface DemoPlaceholderPageProps {
  readonly title: string;
  /** The specification's sentence (reading 51). */
  readonly text: string;
}

/** A page of the demo area without content yet (spec §2). */
export function DemoPlaceholderPage({ title, text }: DemoPlaceholderPageProps) {
  return (
    <>
      <PageTitle title={title} />
      <p>{text}</p>
    </>
  );
}
