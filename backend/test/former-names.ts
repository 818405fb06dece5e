/** Names that were replaced by terms of the field; `vocabulary.test.ts` keeps them from coming back. */
const names = (text: string) => new Set(text.trim().split(/\s+/));

/** Files of backend/src. */
export const FORMER_BACKEND_FILES = names(`
  all-done.ts api-keys.ts as-of-now.ts as-of.ts booked-appointment.ts called-off.ts called-sessions.ts clinic-watch.ts
  consent-fence.ts doors.ts export-gate.ts foreign-hosts.ts hand-on-task.ts identify.ts in-turn.ts is-reached.ts
  judge-batch.ts judge-entry.ts judge.ts kept-messages.ts key-budget.ts known-records.ts known-times.ts late-begin.ts
  lookout.ts message-door.ts moved-appointment.ts named-turns.ts no-room.ts note-actor.ts of-doors.ts of-hospitals.ts
  of-inputs.ts of-patients.ts of-records.ts once.ts outside.ts present-pages.ts present-settings.ts quiet-time.ts
  raised-task.ts rate-cap.ts received-messages.ts repeated.ts requests-under-way.ts seen-by.ts served.ts
  silence-watch.ts sought.ts staff-terms.ts stay.ts still-here.ts still-true.ts stop-in-order.ts taken-import.ts
  tell-of-waiting.ts text-lock.ts three-times.ts token-door.ts told-moment.ts told.ts true-of-tasks.ts turned-away.ts
  turnstile.ts upload-gate.ts verbs.ts walk.ts while-away.ts who-answers.ts
`);

/** Files of frontend/src. */
export const FORMER_FRONTEND_FILES = names(`
  AskForSession.tsx call-server.ts carry.ts Elsewhere.tsx FailurePlace.tsx far-timer.ts kept-day.ts LeftOver.tsx
  Loaded.tsx NeedsPhysiotherapist.tsx Notices.tsx NotLoaded.tsx once.ts OtherAccount.tsx OwnArea.tsx OwnDay.ts
  OwnPage.tsx PatientNow.tsx Questions.tsx said-signs.ts send-kept.ts SentForm.tsx session-watch.ts SessionKeeper.tsx
  SessionOver.tsx SessionsAhead.tsx sign-in-again.ts SignedInPlaces.tsx StayDialog.tsx StayOffer.tsx StaySignedIn.tsx
  Stopped.tsx StretchList.tsx SwitchMemberDialog.tsx TextInBoth.tsx TreatedItem.tsx Typed.tsx useAfterTyping.ts
  useLookedAtAgain.ts useReload.ts useSeen.ts useSessionEnd.ts who-is-there.ts
`);

/** What backend/src exported. */
export const FORMER_BACKEND_EXPORTS = names(`
  AccountQuestion ActorWith allDone ApiKeys asOfNow AuditQuestion AuditStretch because beginLate bookedAppointment
  callOff Change ClinicWatch consentFence dealWithChunk DocumentStretch Done ExchangeStretch ExportGate Fenced
  fenceOfGone findInTheWay findKnownTimes findTrueOfTasks ForeignHosts gateQuestion giveBack giveBackExport goneRows
  Grant GRANTS handOnTask hasNoRoom heard holdExport holdImport hospitalDoors identify InboxStretch inTurnOf
  isDatabaseAway isReached isStillTrue isVerb judge judgeBatch Judged JudgedValue Judgement keepHouse Kept KeyBudget
  KnownRecords LOCKED lockText lockThoseOfGone lockThoseWhoTreat Look Lookout MadeEndpoint MadeKey mayPatients
  MessageDoor MessageStretch movedAppointment namedRow NamedTurns noteActor noteReason noteSession obstacleTo ofDoors
  ofHospitals ofInputs ofPatients ofRecords once Outside ownQuestion Patience PaymentQuestion PaymentStretch
  PendingStretch planQuestion PlanQuestion PresentPages presentSettings Question QuietTime quietTimeOf raisedTask
  RateCap readSought ReceiptService ReceivedMessages ReferralStretch refusalOf Repeated RequestPlaces
  requireNobodyInTheWay says Scope SCOPES seenBy sent Served Sought Span spelled staffTerms StaffTerms stay
  stopInOrder Stretch takeDue takeExport takeImport TakenExport TakenImport TeamQuestion tellFromKnown tellNewMember
  tellOfHandOver tellOfOffer tellOfPayment tellOfSecurity tellOfSession tellOfSign tellOfWaiting tellOfWrongCodes
  tellOldNumber threeTimes tokenDoor TOLD told Told Try TurnedAway Turnstile under UnderCareStretch UploadGate Verb
  verbs watchForSilence WhileAway WhoAnswers whoAnswers
`);

/** What frontend/src exported. */
export const FORMER_FRONTEND_EXPORTS = names(`
  AskForSession callServer comparisonWords doorWords Elsewhere endWords eventWords FailureHere FailurePlace formWords
  KeptDay kindWords languageWords leftOf LeftOver Loaded MadeEndpoint MadeEndpointDialog MadeKey MadeKeyDialog
  methodWords modeWords NeedsPhysiotherapist NoticeAction noticeWords NotLoaded once OtherAccount outcomeWords OwnArea
  OwnDay OwnPage PatientNow purposeWords Questions reachWords roleWords scopeWords sendKept SentForm SentFormProps
  SessionKeeper SessionOver SessionsAhead sessionWatch setFarTimer severityWords showBesideInputs sideWords
  SignedInPlaces signInAgain SignInAgainState statusWords StayDialog StayOffer StaySignedIn Stopped Stretch
  StretchList subjectWords SwitchMemberDialog tellAccount TextInBoth TreatedItem Typed typeWords useAfterTyping
  useFailurePlace useLookedAtAgain useNews useNotify useReload useReloadWhenOutdated useSeen useSessionEnd verbWords
  whoIsThere
`);
