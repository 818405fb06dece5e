import type { TypedDocumentNode } from '@apollo/client';

/** A result of the search. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Address of its page; null if the place of work opens it in another way. */
  readonly to: string | null;
}

/** What a place of work searches. */
export interface SearchSource<Data> {
  /** The query, with the text as its variable. */
  readonly query: TypedDocumentNode<Data, { readonly text: string }>;
  readonly hitsOf: (data: Data) => readonly SearchHit[];
  /** Whether the text is long enough to be searched. */
  readonly isEnough: (text: string) => boolean;
  /** Said of a text that is not long enough. */
  readonly tooShort: string;
  /** Said when nothing was found. */
  readonly none: string;
}
