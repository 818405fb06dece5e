import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';

const toOwnPage = (words: ReactNode) => <Link to={paths.user}>{words}</Link>;

/** The page of a patient without a running plan. */
export function NoPlan({ isCompleted }: { readonly isCompleted: boolean }) {
  return (
    <Card title={isCompleted ? text.completed : text.noPlan} standsOut>
      <p>{isCompleted ? text.completedHint({ link: toOwnPage }) : text.noPlanHint({ link: toOwnPage })}</p>
    </Card>
  );
}
