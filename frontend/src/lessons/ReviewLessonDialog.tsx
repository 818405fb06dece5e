import { ReviewDialog } from '../reviewed-entries/ReviewDialog';
import type { DialogState } from '../ui/dialogs/Dialog';
import { LibraryLessonsDocument, useReviewLessonMutation, type LessonFieldsFragment } from './gql/generated';

interface Props extends DialogState {
  readonly lesson: LessonFieldsFragment;
}

/** Signs off the revision of a lesson that the reader has in front of them. */
export function ReviewLessonDialog({ lesson: { slug, title, revision }, ...frame }: Props) {
  const [review] = useReviewLessonMutation();
  return (
    <ReviewDialog
      {...frame}
      name={title.en}
      revision={revision}
      review={(statement) => review({ variables: { slug, revision, statement } })}
      reloads={[LibraryLessonsDocument]}
    />
  );
}
