const admins = ['admin'] as const;
/** The front desk (bench §1): admins and reception. */
const desk = ['reception', 'admin'] as const;
const readers = ['reception', 'admin', 'payments:read'] as const;
const writers = ['reception', 'admin', 'payments:write'] as const;

/** Permissions on payments, charges, credits, packages, receipts and reports of the clinic: their part of the access policy. */
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
  'receipt.issue': desk,
  // Patients: only their own.
  'receipt.read': ['patient', ...readers],
  'charge.add': desk,
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
  'report.read': ['admin', 'reports:read'],
  // Lines name patients: each request is audited.
  'report.readLines': ['admin', 'reports:read'],
  'report.export': ['admin', 'reports:read'],
} as const;
