/** A security notice was written, of which all admins are to be told (AU-11). */
export class SecurityNoticeRaised {
  constructor(
    readonly noticeId: string,
    /** The admin whom the notice is about, who is told otherwise. */
    readonly exceptId: string | undefined,
    readonly at: Date,
  ) {}
}
