import type { ReactNode } from 'react';
import { momentText } from '../calendar/clinic-time';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';

interface Props {
  readonly revision: number;
  readonly reviews: readonly {
    readonly reviewerName: string;
    readonly statement: string;
    readonly reviewedAt: string;
  }[];
  readonly children?: ReactNode;
}

/** The number of an entry's newest revision, and who signed it off with which statement. */
export function RevisionCard({ revision, reviews, children }: Props) {
  return (
    <Card title={`Revision ${revision}`}>
      <Stack gap={2}>
        {reviews.length === 0 && <span>Nobody has signed this revision off.</span>}
        {reviews.map(({ reviewerName, statement, reviewedAt }) => (
          <span key={`${reviewerName} ${reviewedAt}`}>
            {reviewerName}, <time dateTime={reviewedAt}>{momentText(reviewedAt)}</time>: {statement}
          </span>
        ))}
        {children}
      </Stack>
    </Card>
  );
}
