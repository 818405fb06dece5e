import { FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useRef, type ChangeEvent } from 'react';
import { decorative } from '../ui/layout/decorative';
import { sizeText } from './prepared-film';
import styles from './film.module.css';
import { usePreparation, type Preparation } from './usePreparation';

interface Props {
  /** Set by the Form.Item. */
  readonly value?: Preparation | undefined;
  readonly onChange?: (state: Preparation) => void;
}

/** Chooses a film of the device, and makes of it in the browser what the server takes. */
export function FilmChoice({ onChange }: Props) {
  const native = useRef<HTMLInputElement>(null);
  const { state, prepare, cancel } = usePreparation((next) => onChange?.(next));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void prepare(file);
    // The same film can be chosen again.
    target.value = '';
  };
  return (
    <fieldset aria-label="Film" className={styles.choice}>
      <Button icon={<FolderOpenOutlined {...decorative} />} onClick={() => native.current?.click()}>
        {state.step === 'none' ? 'Choose a film' : 'Choose another film'}
      </Button>
      <input
        ref={native}
        type="file"
        accept="video/*"
        className={styles.native}
        aria-label="Chosen film"
        onChange={choose}
      />
      <Step state={state} onCancel={cancel} />
    </fieldset>
  );
}

function Step({ state, onCancel }: { readonly state: Preparation; readonly onCancel: () => void }) {
  if (state.step === 'running')
    return (
      <div className={styles.sent}>
        <progress aria-label="Preparation" max={100} value={state.percent} />
        <output>The film is being prepared: {state.percent} %</output>
        <Button onClick={onCancel}>Cancel the preparation</Button>
      </div>
    );
  if (state.step === 'failed')
    return (
      <output className={styles.failed}>
        {state.text} The file can be sent as it is, if it has the right format already: the clinic’s server checks it.
      </output>
    );
  if (state.step !== 'done') return null;
  const { film, poster, hasSound, hadSound } = state.film;
  return (
    <output className={styles.ready}>
      {poster && <Still picture={poster} />}
      <span>
        Prepared: {sizeText(film.size)}, {hasSound ? 'with sound' : 'without sound'}.
        {hadSound && !hasSound && ' This browser cannot encode the sound; a current Chrome or Edge on Windows can.'}
      </span>
    </output>
  );
}

function Still({ picture }: { readonly picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="Still of the film" className={styles.still} />;
}
