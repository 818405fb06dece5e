/** Event: a security notice was created, and all admins must be notified. */
export class SecurityNoticeRaised {
  constructor(
    readonly noticeId: string,
    /** Admin whom the notice is about, who is notified otherwise. */
    readonly exceptId: string | undefined,
    readonly at: Date,
  ) {}
}
