/** Permissions of the breach report, of the register of processors, and of changes that a second admin approves. */
export const oversightPermissions = {
  // Within the change that waits: whoever may make it.
  'approval.ask': [],
  'approval.list': ['admin'],
  'approval.decide': ['admin'],
  'approval.withdraw': ['admin'],
  'fourEyes.read': ['admin'],
  'fourEyes.set': ['admin'],
  'breach.read': ['admin'],
  'breach.export': ['admin'],
  'processor.list': ['admin'],
  'processor.save': ['admin'],
  'processor.export': ['admin'],
} as const;
