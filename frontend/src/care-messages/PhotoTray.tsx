import { PhotoFile } from '#src/ui/forms/PhotoFile';
import type { ConversationTexts } from './conversation-texts';
import styles from './Conversation.module.css';
import { mostPhotos, type usePhotos } from './usePhotos';

interface Props {
  readonly chosen: ReturnType<typeof usePhotos>;
  readonly texts: ConversationTexts;
  /** Called when the photos of the message change. */
  readonly onChange: () => void;
}

/** Photos of a message that is being written, with their upload. */
export function PhotoTray({ chosen, texts, onChange }: Props) {
  const { photos, add, again, remove } = chosen;
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.tray}>
          {photos.map((photo, index) => (
            <li key={photo.key} className={styles.chosen}>
              {photo.uploaded && (
                <img src={photo.uploaded.url} alt={texts.photo({ number: index + 1 })} className={styles.small} />
              )}
              {!photo.uploaded && !photo.failure && <output>{texts.uploading({ percent: photo.percent })}</output>}
              {photo.failure && (
                <>
                  <span role="alert">{photo.failure}</span>
                  <button type="button" className="button button-quiet" onClick={() => again(photo)}>
                    {texts.again}
                  </button>
                </>
              )}
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  remove(photo.key);
                  onChange();
                }}
              >
                {texts.remove({ number: index + 1 })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < mostPhotos ? (
        <label className={styles.field}>
          <span>{texts.addPhoto}</span>
          <PhotoFile
            multiple
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
              onChange();
            }}
          />
        </label>
      ) : (
        <p className={styles.hint}>{texts.mostPhotos({ most: mostPhotos })}</p>
      )}
    </>
  );
}
