/** What the reader of the library's pages may do, and where an entry's page is. */
export interface LibraryRights {
  /** Route pattern of an entry's page. */
  readonly entry: `${string}/:id`;
  /** Route of the list. */
  readonly list: string;
  readonly maySave: boolean;
  readonly mayReview: boolean;
  readonly mayRetire: boolean;
}
