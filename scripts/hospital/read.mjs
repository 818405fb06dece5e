import { sendDocument } from './document.mjs';

/** Number of patients and sessions to list. */
const SHOWN = 10;

/**
 * Lists patients, and their sessions with the physiotherapist, and counts the resources of one patient; sends a document first, if given.
 * @param {import('./clinic.mjs').Clinic} clinic @param {string | undefined} patient id of the patient; default: the first one
 * @param {string | undefined} document a file
 */
export async function read(clinic, patient, document) {
  const patients = await clinic.get(`Patient?_count=${SHOWN}&_sort=-_lastUpdated`);
  console.log(`Patients: ${patients.total}`);
  for (const { resource } of patients.entry ?? [])
    console.log(
      `  ${[resource.identifier[0].value, resource.name[0].text, resource.birthDate].filter(Boolean).join('  ')}`,
    );

  const sessions = await clinic.get(`Appointment?_count=${SHOWN}&_sort=-date&_include=Appointment:practitioner`);
  console.log(`Sessions: ${sessions.total}`);
  for (const { resource, search } of sessions.entry ?? [])
    if (search.mode === 'match')
      console.log(`  ${resource.start}  ${resource.status}  ${treatedBy(resource, sessions.entry)}`);

  const id = patient ?? patients.entry?.[0]?.resource.id;
  if (!id) return;
  if (document) await sendDocument(clinic, id, document);
  /** @type {Map<string, number>} */
  const counts = new Map();
  let next = `Patient/${id}/$everything`;
  while (next) {
    const page = await clinic.get(next);
    for (const { resource } of page.entry ?? [])
      counts.set(resource.resourceType, (counts.get(resource.resourceType) ?? 0) + 1);
    next = page.link.find((/** @type {{ relation: string }} */ { relation }) => relation === 'next')?.url;
  }
  console.log(`Everything of Patient/${id}: ${[...counts].map(([type, count]) => `${count} ${type}`).join(', ')}`);
}

/** Name of the session's physiotherapist, from the included resources. */
function treatedBy({ participant }, entries) {
  const names = participant.flatMap(({ actor }) =>
    entries.flatMap(({ resource }) =>
      actor.reference === `Practitioner/${resource.id}` && resource.resourceType === 'Practitioner'
        ? [resource.name[0].text]
        : [],
    ),
  );
  return names.join(', ');
}
