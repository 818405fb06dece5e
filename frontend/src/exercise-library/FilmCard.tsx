import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text';
import { Film } from '../film/Film';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import styles from './film.module.css';
import { LibraryExerciseDocument, useRemoveExerciseVideoMutation, type ExerciseFieldsFragment } from './gql/generated';
import { sizeText } from './prepared-film';

const FilmDialog = dialogOnDemand(async () => (await import('./FilmDialog')).FilmDialog);

interface Props {
  readonly exercise: ExerciseFieldsFragment;
  readonly maySave: boolean;
}

/** The clinic's film of an entry, with what its keepers may do with it. */
export function FilmCard({ exercise, maySave }: Props) {
  const { key, name, video } = exercise;
  const uploading = useDialog();
  return (
    <Card
      title="Film"
      beside={
        maySave && (
          <Stack row gap={2}>
            <Button onClick={() => uploading.open(true)}>{video ? 'Replace the film' : 'Upload a film'}</Button>
            {video && <RemoveButton exerciseKey={key} />}
          </Stack>
        )
      }
    >
      {video ? <Shown key={video.url} video={video} label={name.en} /> : <p>No film. Patients see the figure.</p>}
      {uploading.subject && <FilmDialog exerciseKey={key} {...uploading.frame} />}
    </Card>
  );
}

function Shown({ video, label }: { readonly video: NonNullable<Props['exercise']['video']>; readonly label: string }) {
  const [isFailed, setFailed] = useState(false);
  const { seconds, width, height, bytes } = video;
  return (
    <div className={styles.card}>
      {isFailed ? (
        <p>The film could not be loaded. Reload the page to try again.</p>
      ) : (
        <Film video={video} label={`Film: ${label}`} onFail={() => setFailed(true)} />
      )}
      <p>
        {seconds} s, {width} × {height}, {sizeText(bytes)}. Patients see it in the figure’s place when they are online.
      </p>
    </div>
  );
}

function RemoveButton({ exerciseKey }: { readonly exerciseKey: string }) {
  const confirm = useConfirm();
  const [remove] = useRemoveExerciseVideoMutation();
  const removing = useAction({
    send: async () => {
      await remove({ variables: { key: exerciseKey } });
      return 'The film is removed. Patients see the figure again.';
    },
    failureText: (failure) => failureText('The film was not removed', failure),
    reloads: [LibraryExerciseDocument],
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Remove the film?',
      content: 'Patients see the figure again. The film cannot be brought back.',
      okText: 'Remove',
      cancelText: 'Keep it',
      isDanger: true,
    });
    if (isSure) removing.run();
  };
  return (
    <Button danger loading={removing.isBusy} onClick={() => void ask()}>
      Remove
    </Button>
  );
}
