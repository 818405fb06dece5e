import { CameraOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useRef, type ChangeEvent } from 'react';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { decorative } from '../ui/layout/decorative';
import { photoTypes } from '../ui/forms/photo-rules';
import { fileTypes } from './file-complaint';
import styles from './files.module.css';

interface Props {
  /** Set by the Form.Item. */
  readonly value?: File | undefined;
  readonly onChange?: (file: File | undefined) => void;
}

/** Chooses a picture or PDF of the device; a phone takes one with its camera, too. */
export function FileChoice({ value, onChange }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChange?.(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <fieldset aria-label="File" className={styles.choice}>
      {hasCamera && (
        <Button icon={<CameraOutlined {...decorative} />} onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      )}
      <Button icon={<FolderOpenOutlined {...decorative} />} onClick={() => files.current?.click()}>
        {value ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={camera}
        type="file"
        accept={photoTypes}
        capture="environment"
        className={styles.native}
        aria-label="Photo"
        onChange={choose}
      />
      <input
        ref={files}
        type="file"
        accept={fileTypes}
        className={styles.native}
        aria-label="Chosen file"
        onChange={choose}
      />
      {value && <Chosen file={value} />}
    </fieldset>
  );
}

/** Name of the chosen file, and the picture itself. */
function Chosen({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <p className={styles.chosen}>
      {file.type.startsWith('image/') && <img ref={show} alt="" className={styles.preview} />}
      <span>{file.name}</span>
    </p>
  );
}
