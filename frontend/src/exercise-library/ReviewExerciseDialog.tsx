import { ReviewDialog } from '../reviewed-entries/ReviewDialog';
import type { DialogState } from '../ui/dialogs/Dialog';
import { LibraryExerciseDocument, useReviewExerciseMutation, type ExerciseFieldsFragment } from './gql/generated';

interface Props extends DialogState {
  readonly exercise: ExerciseFieldsFragment;
}

/** Signs off the revision of an exercise that the reader has in front of them. */
export function ReviewExerciseDialog({ exercise: { key, name, revision }, ...frame }: Props) {
  const [review] = useReviewExerciseMutation();
  return (
    <ReviewDialog
      {...frame}
      name={name.en}
      revision={revision}
      review={(statement) => review({ variables: { key, revision, statement } })}
      reloads={[LibraryExerciseDocument]}
    />
  );
}
