import { freshPhone } from './builders.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** Somebody of the team, as the GraphQL door shows them. */
export interface Member {
  id: string;
  userId: string | null;
  physiotherapistId: string | null;
  doctorId: string | null;
  version: number;
  fullName: string;
  mobileNumber: string | null;
  [name: string]: unknown;
}

const FIELDS = `id userId userType fullName mobileNumber specialization registrationNumber physiotherapistId doctorId
  disabled lastDay lastLogin sessionsAhead version`;
const REGISTER = `mutation ($input: RegisterStaffInput!) { done: registerStaff(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateStaffInput!, $version: Int) {
  done: updateStaff(id: $id, input: $input, version: $version) { ${FIELDS} } }`;

async function ask(browser: TestClient, query: string, variables: object) {
  const { body } = await browser.graphql<{ done: Member }>(query, variables);
  const error = body.errors?.[0];
  return { member: body.data?.done, code: error?.extensions.code, fields: error?.extensions['fields'] };
}

/** Adds a physiotherapist with a fresh number, unless told otherwise. */
export async function registerMember(admin: TestClient, input: object) {
  const given = { userType: 'PHYSIOTHERAPIST', fullName: 'Neha Kapoor', phoneNumber: freshPhone() };
  return ask(admin, REGISTER, { input: { ...given, specialization: 'Sports', ...input } });
}

export async function updateMember(admin: TestClient, id: string, input: object, version?: number) {
  return ask(admin, UPDATE, { id, input, version });
}

/** Somebody who was added. */
export async function addedMember(admin: TestClient, input: object = {}): Promise<Member> {
  const { member, code } = await registerMember(admin, input);
  if (!member) throw new Error(`not added: ${String(code)}`);
  return member;
}

export async function teamOf(admin: TestClient, includeLeft = false): Promise<Member[]> {
  const query = `query ($includeLeft: Boolean!) { staff(includeLeft: $includeLeft) { ${FIELDS} } }`;
  const { body } = await admin.graphql<{ staff: Member[] }>(query, { includeLeft });
  return body.data?.staff ?? [];
}

/** Enters somebody's last day. */
export async function leaveTeam(admin: TestClient, id: string, lastDay: string, successorId?: string) {
  const { body } = await admin.graphql<{ done: { member: Member; handedOver: number; unassigned: number } }>(
    `mutation ($id: ID!, $lastDay: LocalDate!, $successorId: ID) {
      done: leaveTeam(id: $id, lastDay: $lastDay, successorId: $successorId) {
        member { ${FIELDS} } handedOver unassigned } }`,
    { id, lastDay, successorId },
  );
  return { done: body.data?.done, code: body.errors?.[0]?.extensions.code };
}

/** What is on record of changes of a member. */
export async function staffLines(app: TestApp, subjectId: string) {
  return app.sql<{ verb: string; changed_fields: string[] }>(
    `select verb, changed_fields from audit_event where subject_id = $1 and verb like 'staff.%' order by id`,
    [subjectId],
  );
}

/** Lets an admin's sign-in be older than what is asked for takes. */
export async function signedInLongAgo(app: TestApp, adminId: string, work: () => Promise<unknown>): Promise<void> {
  const age = (interval: string) =>
    app.sql(`update session set created_at = now() - interval '${interval}' where user_id = $1`, [adminId]);
  await age('16 minutes');
  await work();
  await age('0 minutes');
}
