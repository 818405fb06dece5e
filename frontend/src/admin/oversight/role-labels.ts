/** Labels of roles, for entries without a name. */
export const roleLabels: Readonly<Record<string, string>> = {
  visitor: 'Visitor',
  user: 'User',
  patient: 'Patient',
  physiotherapist: 'Physiotherapist',
  doctor: 'Doctor',
  reception: 'Front desk',
  admin: 'Admin',
  program: 'Program',
  client: "Hospital's system",
  source: 'Source of messages',
  console: 'The system',
};
