import { Link } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle';

/** The place where the work of a placeholder can be done today. */
interface Meanwhile {
  readonly to: string;
  readonly text: string;
}

interface Props {
  readonly label: string;
  readonly meanwhile?: Meanwhile;
}

/** A page of the console that has no content yet, under its sidebar label (spec §2, reading 50). */
export function PlaceholderPage({ label, meanwhile }: Props) {
  return (
    <>
      <PageTitle title={label} />
      <p>Content for {label} will be added later</p>
      {meanwhile && (
        <p>
          <Link to={meanwhile.to}>{meanwhile.text}</Link>
        </p>
      )}
    </>
  );
}
