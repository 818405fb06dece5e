import { Button } from 'antd';
import { checkTexts } from './check-texts';
import { addedText, goneAfter, kindText } from './file-texts';
import styles from './files.module.css';
import type { PatientFileFragment } from './gql/generated';

/** What the buttons of a file call. */
export interface FileCalls {
  readonly onChange: (file: PatientFileFragment) => void;
  readonly onRemove: (file: PatientFileFragment) => void;
  readonly onBringBack: (file: PatientFileFragment) => void;
  readonly isComingBack: (id: string) => boolean;
}

interface Props {
  readonly file: PatientFileFragment;
  readonly calls: FileCalls;
}

/** A file with its small picture; whoever may open it opens it in a new tab. */
export function FileItem({ file, calls }: Props) {
  const { title, url, removedAt } = file;
  return (
    <li className={styles.item}>
      <Picture file={file} />
      <div className={styles.texts}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className={styles.open}>
            {title}
          </a>
        ) : (
          <strong className={removedAt ? styles.removed : undefined}>{title}</strong>
        )}
        <span>{kindText(file)}</span>
        <small>{addedText(file)}</small>
        {checkTexts[file.check] && <span>{checkTexts[file.check]}</span>}
        {removedAt && <span>Removed; gone after {goneAfter(removedAt)}</span>}
      </div>
      {file.mayChange && (
        <div className={styles.actions}>
          {removedAt ? (
            <Button
              aria-label={`Bring back: ${title}`}
              loading={calls.isComingBack(file.id)}
              onClick={() => calls.onBringBack(file)}
            >
              Bring back
            </Button>
          ) : (
            <>
              <Button aria-label={`Change: ${title}`} onClick={() => calls.onChange(file)}>
                Change
              </Button>
              <Button danger aria-label={`Remove: ${title}`} onClick={() => calls.onRemove(file)}>
                Remove
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** The small picture of a picture, else what kind it is. */
function Picture({ file: { thumbnailUrl, mediaType } }: { readonly file: PatientFileFragment }) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" loading="lazy" className={styles.thumbnail} />;
  return <span className={styles.thumbnail}>{mediaType === 'application/pdf' ? 'PDF' : 'File'}</span>;
}
