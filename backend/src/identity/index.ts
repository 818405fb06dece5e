/** Public interface of this module. */
export { readAdminArguments } from './admins/admin-arguments.js';
export { hasLiveAdmin, liveAdminIds, lockAdmins, requireOtherLiveAdmin } from './admins/live-admins.js';
export { revokeKeysOf } from './api-keys/api-key.queries.js';
export { Approval, type ApprovalKind } from './approvals/approval.entity.js';
export { newNumber } from './approvals/new-admin.js';
export { type AskedChange, FourEyes } from './approvals/four-eyes.js';
export { makeAdmin } from './admins/make-admin.js';
export { resetFactorsOf } from './authenticators/reset-factors.js';
export {
  DepartureCancelled,
  SignedInOnNewDevice,
  WrongCodesEntered,
  PatientSignedUp,
  UserTypeSet,
  NumberChanged,
} from './users/account-events.js';
export { findPepperUses } from './keys/pepper-uses.js';
export type { OneTimeCodes } from './auth/one-time-codes.js';
export type { OtpLimits } from './auth/otp-limits.js';
export type { Sessions } from './auth/session.js';
export { TYPES_BEHIND } from './auth/sign-in-door.js';
export { phoneNumber } from './auth/sign-in.input.js';
export { notifyAdmins, SecurityNoticeRaised, notifyOfAdmin } from './security-notices/notify-admins.js';
export {
  cannotBeOff,
  isAlsoText,
  isOfDangerSign,
  isOfDesk,
  isOfPlan,
  isOfSeries,
  isPushed,
  isSafetyNote,
  mayGoByWhatsApp,
  type EmailKind,
  emailKinds,
  type MessageChannel,
  messageChannels,
  type MessageKind,
  type TextKind,
  textKinds,
  messageKinds,
  type OutboxKind,
  outboxKinds,
} from './sms/message-kind.js';
export {
  accountLanguages,
  languageTags,
  type MessageLanguage,
  messageLanguageOf,
  messageLanguages,
} from './sms/message-language.js';
export { codeText } from './sms/code-text.js';
export { ProviderHttp, type JudgedReply, type Reply } from './sms/provider-http.js';
export { ProviderStates } from './sms/provider-states.js';
export type { AttemptOutcome, CodeTemplate, ProviderAnswer, ProviderName, TextIds } from './sms/sms-provider.js';
export type { MessageTry, SmsSender } from './sms/sms-sender.js';
export type { SentCode } from './sms/failover-sms-sender.js';
export { countParts } from './sms/text-parts.js';
export { hasLeft } from './users/account-status.js';
export { lockOwn } from './users/lock-own.js';
export { numberTakenInKind } from './users/number-taken.js';
export type { RecordSummary } from './users/record-summary.js';
export { userAnswer } from './users/user.answer.js';
export { type Gender, GENDERS, STAFF_TYPES, type StaffType, User } from './users/user.entity.js';
export { toUser } from './users/user.graphql.js';
export { GENDERS_BY_WORD, presentUser } from './users/user.rest.js';
export type { Profile, UserService } from './users/user.service.js';
