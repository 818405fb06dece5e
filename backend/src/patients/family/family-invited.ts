import type { MessageLanguage } from '../../identity/index.js';

/** Event: a patient granted access to a family member, who is to be told by text message. */
export class FamilyInvited {
  constructor(
    readonly grantId: string,
    /** E.164. */
    readonly phone: string,
    /** Language in which the patient granted it; applies if the number has no account. */
    readonly language: MessageLanguage,
    readonly now: Date,
  ) {}
}
