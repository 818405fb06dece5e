/**
 * Creates a patient and a referral, or finds them on repeat; prints the referral's status, and changes the patient with the ETag last read.
 * @param {import('./clinic.mjs').Clinic} clinic @param {string} system the system of the hospital's numbers @param {string} number
 */
export async function write(clinic, system, number) {
  const patient = await create(clinic, {
    resourceType: 'Patient',
    identifier: [{ system, value: number }],
    name: [{ text: 'Sunita Yadav' }],
    gender: 'female',
    birthDate: '1966-03-10',
    telecom: [{ system: 'phone', value: '+91 98765 43210' }],
  });
  const referral = await create(clinic, {
    resourceType: 'ServiceRequest',
    identifier: [{ system: `${system}/orders`, value: number }],
    status: 'active',
    intent: 'order',
    subject: { reference: `Patient/${patient.id}` },
    requester: { display: 'Dr Rao' },
    reasonCode: [{ text: 'Left knee replaced' }],
  });
  console.log(`  ${[referral.status, referral.note?.[0].text].filter(Boolean).join(': ')}`);

  // Optimistic lock: if another system changed the patient after the read, the server returns 412.
  const read = await clinic.send('GET', `Patient/${patient.id}`);
  const changed = { ...read.body, address: [{ text: '14 Station Road, Lucknow' }] };
  const headers = { 'If-Match': read.headers.get('etag') ?? '' };
  const { body } = await clinic.send('PUT', `Patient/${patient.id}`, { resource: changed, headers });
  console.log(`Patient/${patient.id}: version ${body.meta.versionId}`);
}

/** Creates a resource, or finds the one with its identifier. @param {import('./clinic.mjs').Clinic} clinic */
async function create(clinic, resource) {
  const [{ system, value }] = resource.identifier;
  const headers = { 'If-None-Exist': `identifier=${[system, value].map(escaped).join('|')}` };
  const { status, body } = await clinic.send('POST', resource.resourceType, { resource, headers });
  console.log(`${resource.resourceType}/${body.id}: ${status === 201 ? 'made' : 'there already'}`);
  return body;
}

/** Escapes a value for a search parameter and encodes it. @param {string} text */
const escaped = (text) => encodeURIComponent(text.replaceAll(/[\\,|$]/g, String.raw`\$&`));
