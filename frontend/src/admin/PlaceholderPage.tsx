import { Link } from 'react-router-dom';
import { PageTitle } from '../ui/layout/PageTitle';

/** The page on which a placeholder's task can be done today. */
interface Meanwhile {
  readonly to: string;
  readonly text: string;
}

interface Props {
  readonly label: string;
  readonly meanwhile?: Meanwhile;
}

/** An admin page without content yet, titled with its sidebar label. */
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
