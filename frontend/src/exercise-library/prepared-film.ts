/** A film that can be sent. */
export interface PreparedFilm {
  readonly film: Blob;
  /** A still of it; null: none. */
  readonly poster: Blob | null;
  /** Whether it has sound, and whether the film of the camera had some. */
  readonly hasSound: boolean;
  readonly hadSound: boolean;
}

/** Thrown for a film that is not prepared: the browser cannot, or nothing can read the film. */
export class FilmNotPrepared extends Error {
  constructor(readonly why: 'BROWSER' | 'UNREADABLE') {
    super(`a film was not prepared: ${why}`);
  }
}

const notPrepared = {
  BROWSER:
    'This browser cannot prepare this film. A current Chrome or Edge on a computer can; or set the camera to the most compatible format.',
  UNREADABLE: 'This is no film that can be read. Choose another one.',
} as const;

/** Returns what to say of a film that was not prepared; other failures are those of the browser's decoder or encoder. */
export const notPreparedText = (failure: unknown): string =>
  notPrepared[failure instanceof FilmNotPrepared ? failure.why : 'BROWSER'];

/** Returns a size, such as "8.2 MB". */
export const sizeText = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
