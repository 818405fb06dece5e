/** Texts of a conversation: the patient's in two languages, the team's in English. */
export interface ConversationTexts {
  readonly list: string;
  readonly none: string;
  readonly noneHint: string;
  readonly earlier: string;
  readonly you: string;
  /** Author without a name. */
  readonly nameless: string;
  readonly readAt: (values: { readonly moment: string }) => string;
  readonly notRead: string;
  readonly withdrawn: string;
  readonly withdraw: string;
  readonly notWithdrawn: string;
  readonly message: string;
  readonly send: string;
  readonly sending: string;
  readonly notSent: string;
  readonly addPhoto: string;
  readonly photo: (values: { readonly number: number }) => string;
  readonly openPhoto: (values: { readonly number: number }) => string;
  readonly uploading: (values: { readonly percent: number }) => string;
  readonly notUploaded: string;
  readonly again: string;
  readonly remove: (values: { readonly number: number }) => string;
  readonly mostPhotos: (values: { readonly most: number }) => string;
  /** Why one cannot write. */
  readonly ended: string;
}
