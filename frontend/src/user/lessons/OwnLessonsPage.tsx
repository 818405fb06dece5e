import { useParams } from 'react-router-dom';
import * as text from '#messages/lessons';
import { LoadError } from '#src/ui/feedback/LoadError';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Card } from '#src/ui/layout/Card';
import { DayFrame } from '../today/DayFrame';
import { useFrameDay } from '../today/day-context';
import { LessonList } from './LessonList';
import { LessonReader } from './LessonReader';
import { useLessons } from './useLessons';

/**
 * /user/lessons: a patient's lessons, and /user/lessons/:slug: one of them. One page serves both, so that what it has loaded stays at hand
 * offline.
 */
export function OwnLessonsPage() {
  return (
    <DayFrame title={text.title}>
      <Lessons />
    </DayFrame>
  );
}

function Lessons() {
  const account = useFrameDay().state.told?.me?.id;
  // The key discards the lessons when another account signs in.
  return account ? <LessonsOfAccount key={account} account={account} /> : null;
}

function LessonsOfAccount({ account }: { readonly account: string }) {
  const { id: slug } = useParams();
  const { lessons, error, refetch, read } = useLessons(account);
  if (!lessons)
    return error ? (
      <LoadError message={text.notFetched} onRetry={() => void refetch()} />
    ) : (
      <Card title={text.title}>
        <TextSkeleton lines={6} />
      </Card>
    );
  if (!slug) return <LessonList lessons={lessons} />;
  return <LessonReader key={slug} slug={slug} lessons={lessons} read={read} />;
}
