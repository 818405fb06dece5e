import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.js';

/** What a service reads, by verb and method, without a record of any patient, or of the patient who asks alone. */
const WITHOUT_RECORDS = [
  // Numbers, times, settings, the team, the protocols, hospitals' systems.
  'patient.stats stats',
  'payment.list totals',
  'dashboard.read read',
  'system.read read',
  'recovery.reconcile ofLastNight',
  'availability.list freeSlots',
  'series.propose propose',
  'physiotherapist.list list',
  'appointment.findFree freePhysiotherapists',
  'physiotherapist.readTimes read',
  'protocol.list list',
  'questionnaire.list list',
  'exercise.list list',
  'exercise.read find',
  'measureGuide.read find',
  'lesson.list list',
  'lesson.listOwn list',
  'exercise.saveVideo save',
  'exercise.openVideo open',
  'channel.list list',
  'channel.test test',
  'clinic.read read',
  'cover.list list',
  'clinic.readSettings readSettings',
  'clinic.readTerms readTerms',
  'priceList.read readPriceList',
  // Two sums of a session, without its patient.
  'appointment.readFees read',
  'consentForm.list list',
  'noteTemplate.list list',
  'outcome.listInstruments instruments',
  'staff.list list',
  'staff.listDoctors doctors',
  'securityNotice.list list',
  'smartClient.list list',
  'smartClient.checkReadiness list',
  'messageSource.list list',
  // Reads the record to decide whether a file may be added; answers nothing of it.
  'file.add add',
  // Texts that name no patient, and a picture that is not sent yet.
  'careAnswer.list list',
  'carePhoto.add add',
  // What belongs to the account that asks.
  'user.readSelf me',
  'session.list list',
  'auth.verifyAuthenticator verify',
  'authenticator.read read',
  'authenticator.confirm confirm',
  'authenticator.remove remove',
  'factor.list list',
  'factor.beginPasskey beginPasskey',
  'factor.addPasskey addPasskey',
  'factor.begin begin',
  'factor.verify verify',
  'factor.readRule requiredRoles',
  'apiKey.list list',
  'filter.list list',
  'message.preferences read',
  'consent.own listOwn',
  'reminder.own settings',
  'push.own next',
  'payment.readOwnTakings read',
  'payment.readOwn ownBalance',
  'payment.readOwn listOwn',
  'family.listPatients list',
  'recovery.readOwn own',
  'recovery.readOwn ownOffers',
  'recovery.readOwn today',
  'recovery.readOwnQuestions form',
  'dataConsent.listReaders listOwn',
  // A file that an admin sends, and what was wrong with it.
  'patient.import begin',
  'patient.import find',
  'patient.import list',
  'patient.import errors',
  'patient.import template',
  // What the gate of exports puts on record, or the export's own beginning.
  'patient.export export',
  'payment.export export',
  'payment.export exportCsv',
  'day.export export',
  'due.export export',
  'day.listCloses list',
  'report.export export',
  'journal.export export',
  'clinic.export export',
  // The team and the clinic's settings.
  'approval.decide decide',
  'verb settle',
  'fourEyes.read isRequired',
  'breach.export export',
  'processor.list list',
  'processor.export export',
  'report.export exportLines',
  'fhir.export find',
  'fhir.export drop',
  // A question before something is done.
  'auth.sendOtp sendOtp',
  'auth.verifyOtp verifyOtp',
  'inbox.send token',
  'inbox.send send',
  'staff.update write',
  'user.updateAccount update',
  'user.verifyNumber verifyNumber',
  'appointment.approve changePending',
  // Whoever has the link: its opening is stored and on record.
  'reportLink.open read',
  // The own account: its answer says nothing, and writes its own audit row.
  'birthYear.confirm confirm',
  // The own address, the own choices and the mails of the clinic.
  'channelConsent.list list',
  // One's own data and requests; the download writes its own audit row.
  'dataRequest.listOwn listOwn',
  'ownData.download archive',
  'email.confirm confirm',
  'email.isOffered isOffered',
  'whatsApp.isOffered isWhatsAppOffered',
  'email.sendCode sendCode',
  'reportMail.list list',
  'reportMail.list recipients',
  'reportMail.send send',
  'verb send',
  // A page that names nobody.
  'paymentLink.open find',
  // Its signature is verified before something is written.
  'gatewayEvent.report take',
  'whatsAppEvent.report confirm',
  'whatsAppEvent.report keep',
  'whatsAppEvent.report take',
  'whatsAppEvent.report takeWords',
  'verb admit',
  'verb remind',
  'verb change',
  'VERB create',
];

const READ = /seCases\s*\.read\(\s*\w+,\s*(?:'([\w.]+)'|(\w+))/;
const WATCHED = /\b(?:listed|noted|seen|shown)\(/;

it('what a service reads of patients is watched: it is put on record and counts in the budget (AD-5)', () => {
  const unwatched = sourceFiles('backend/src')
    .filter(({ name }) => name.endsWith('.service.ts'))
    .flatMap(({ text }) =>
      text.split(/\n {2}(?=async |private |\/\*\*)/).flatMap((method) => {
        const read = READ.exec(method);
        if (!read || WATCHED.test(method)) return [];
        return [`${read[1] ?? read[2]} ${/async (\w+)/.exec(method)?.[1]}`];
      }),
    );
  expect([...new Set(unwatched)].toSorted()).toEqual(WITHOUT_RECORDS.toSorted());
});
