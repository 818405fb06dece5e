const admins = ['admin'] as const;
/** The front desk (bench §1): admins and reception. */
const desk = ['reception', 'admin'] as const;
const readers = ['reception', 'admin', 'payments:read'] as const;
const writers = ['reception', 'admin', 'payments:write'] as const;

const everyone = ['visitor', 'user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;

/** Permissions on payments, payment links, events of the gateway, dues, charges, credits, packages, receipts, bills, statements, closes of days, the journal and reports: their part of the access policy. */
export const moneyPermissions = {
  'payment.list': ['admin', 'payments:read'],
  // Of one patient, without any sum over patients.
  'payment.listOfPatient': ['reception'],
  'payment.readOwnTakings': desk,
  'payment.export': ['admin', 'payments:read'],
  // Patients: only their own.
  'payment.read': ['patient', ...readers],
  'payment.readOwn': ['patient'],
  'payment.record': writers,
  'payment.settle': writers,
  'payment.fail': writers,
  'payment.refund': admins,
  'payment.allocate': desk,
  'payment.releaseDeposit': desk,
  // Patients: only their own.
  'paymentLink.list': ['patient', ...desk],
  'paymentLink.create': desk,
  'paymentLink.createOwn': ['patient'],
  // Patients: only their own.
  'paymentLink.cancel': ['patient', ...desk],
  // Whoever has the link.
  'paymentLink.open': everyone,
  // Whoever has the link: begins its payment at the gateway.
  'paymentLink.order': everyone,
  // Background job: granted to no role.
  'paymentLink.expire': [],
  // The payment gateway authenticates by the signature of its bytes.
  'gatewayEvent.report': everyone,
  'gatewayEvent.list': admins,
  'gatewayEvent.match': admins,
  'due.list': ['admin', 'payments:read'],
  'due.export': ['admin', 'payments:read'],
  'due.remind': admins,
  // One patient a request.
  'due.remindOne': ['reception'],
  'receipt.issue': desk,
  // Patients: only their own.
  'receipt.read': ['patient', ...readers],
  'charge.add': desk,
  'charge.addDiscounted': admins,
  'priceList.read': desk,
  'charge.cancel': admins,
  // Patients: only their own.
  'charge.list': ['patient', ...readers],
  'charge.writeOff': admins,
  'charge.discount': admins,
  'credit.cancel': admins,
  // Patients: only their own.
  'credit.list': ['patient', 'admin', 'payments:read'],
  // Patients: only their own.
  'wallet.read': ['patient', ...readers],
  'package.sell': desk,
  'package.sellDiscounted': admins,
  'package.close': admins,
  // Patients: only their own.
  'bill.list': ['patient', 'admin', 'payments:read'],
  // Of one patient, without bills of others.
  'bill.listOfPatient': ['reception'],
  // Patients: only their own.
  'bill.read': ['patient', ...readers],
  'bill.issue': desk,
  'bill.cancel': admins,
  // Patients: only their own.
  'statement.read': ['patient', ...readers],
  'day.read': ['admin', 'payments:read'],
  'day.export': ['admin', 'payments:read'],
  'day.listCloses': admins,
  'day.close': admins,
  'day.reopen': admins,
  // No patient is named.
  'journal.export': ['admin', 'payments:read'],
  'report.read': ['admin', 'reports:read'],
  // Lines name patients: each request is audited.
  'report.readLines': ['admin', 'reports:read'],
  'report.export': ['admin', 'reports:read'],
  'reportMail.list': admins,
  'reportMail.save': admins,
  'reportMail.delete': admins,
  // To oneself alone.
  'reportMail.send': admins,
  // Of the job alone, at the time of a mail.
  'reportMail.queue': [],
} as const;
