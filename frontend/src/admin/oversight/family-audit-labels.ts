/** Labels of permissions on the access of family members. */
export const familyLabels = {
  'family.list': 'List family members of a patient',
  'family.invite': 'Invite a family member',
  'family.setRights': 'Change rights of a family member',
  'family.end': 'End access of a family member',
  'family.listPatients': 'List patients as a family member',
  'family.accept': 'Accept an invitation as a family member',
  'family.readDay': 'Read a day as a family member',
  'family.recordEntries': 'Make entries as a family member',
  'family.readThread': 'Read messages as a family member',
  'family.sendMessage': 'Send a message as a family member',
} as const;
