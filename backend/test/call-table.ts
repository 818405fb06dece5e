import { expect } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertAppointment,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
  patientForm,
} from './builders.js';
import type { Row } from './call-row.js';
import { careRows } from './care-access.js';
import { changesRows } from './changes-rows.js';
import { contactRows } from './contact-rows.js';
import { deskRows } from './desk-rows.js';
import { accountForm, photo, photoForm } from './forms.js';
import { documentOf } from './hospital-access.js';
import { fileRows } from './file-rows.js';
import { filmRows } from './film-rows.js';
import { importRows } from './import-access.js';
import { codeOfNewNumber } from './new-number.js';
import { chartingRows } from './charting-rows.js';
import { paymentRows } from './payment-rows.js';
import { pushRows } from './push-rows.js';
import { receiptRows } from './receipt-rows.js';
import { recoveryRows } from './recovery-rows.js';
import {
  anyAvatar,
  anyNumber,
  anyText,
  anyUuid,
  appointmentShape,
  indianE164,
  filledIn,
  patientShape,
  userShape,
} from './rest-shapes.js';
import type { TestApp } from './test-app.js';

/** A number to which a code was sent through a door. */
async function asked(app: TestApp, door: 'users' | 'admin', phoneNumber: string) {
  await app.client().rest('POST', `/${door}/send-otp`, { phoneNumber });
  return { phoneNumber, otp: app.sms.codeFor(phoneNumber) };
}

const newUserId = async (app: TestApp) => (await insertUser(app.sql)).id;
const adminPhone = async (app: TestApp) => (await insertAdmin(app.sql)).phone.slice(3);

/** The call table of spec §7 in its order, with the answers that are promised to integrators. */
export const callTable: Row[] = [
  ['GET', '/users/me', 'patient', undefined, 200, { data: userShape() }],
  ['POST', '/users/logout', 'patient', undefined, 200, { message: anyText }],
  [
    'POST',
    '/users/send-otp',
    'visitor',
    async () => ({ body: { phoneNumber: freshPhone() } }),
    200,
    { message: anyText },
  ],
  [
    'POST',
    '/users/verify-otp',
    'visitor',
    async ({ app }) => ({ body: await asked(app, 'users', freshPhone()) }),
    200,
    { message: anyText, data: { user: userShape({ Fullname: '', gender: null, profileCompleted: false }) } },
  ],
  [
    'POST',
    '/admin/send-otp',
    'visitor',
    async ({ app }) => ({ body: { phoneNumber: await adminPhone(app) } }),
    200,
    { message: anyText },
  ],
  [
    'POST',
    '/admin/verify-otp',
    'visitor',
    async ({ app }) => ({ body: await asked(app, 'admin', await adminPhone(app)) }),
    200,
    { message: anyText, token: anyText },
  ],
  [
    'GET',
    '/admin/patients/stats',
    'admin',
    undefined,
    200,
    { data: { total: anyNumber, incomplete: anyNumber, active: anyNumber, inactive: anyNumber } },
  ],
  [
    'GET',
    '/admin/users-without-patients',
    'admin',
    async ({ app }) => ({
      path: `/admin/users-without-patients?limit=1&search=${(await insertUser(app.sql)).phone.slice(3)}`,
    }),
    200,
    { data: [{ _id: anyUuid, Fullname: 'Ramesh Gupta', mobile_number: indianE164 }] },
  ],
  [
    'GET',
    '/admin/patients',
    'admin',
    async ({ app }) => {
      await insertPatientWithAccount(app.sql, { name: 'Only One' });
      const query = 'search=only+one&age=60&condition=knee&doctor=&progress=0-25&status=complete&page=1&limit=10';
      return { path: `/admin/patients?${query}` };
    },
    200,
    { data: { patients: [patientShape({ name: 'Only One' })], total: 1, page: 1, limit: 10 } },
  ],
  [
    'GET',
    '/admin/patients/:id/details',
    'admin',
    async ({ app, record }) => {
      await app.sql(
        `insert into medical_history_entry (id, patient_id, diagnosis, treatment, surgery_details, created_at)
         values (gen_random_uuid(), $1, 'Osteoarthritis', 'Surgery', 'Dr Rao, 2 January', now())`,
        [record.id],
      );
      await app.sql(
        `insert into progress_report (id, patient_id, content, created_at) values (gen_random_uuid(), $1, 'Walks alone', now())`,
        [record.id],
      );
      return { path: `/admin/patients/${record.id}/details` };
    },
    200,
    {
      data: {
        patient: patientShape(),
        recoveryPercent: 0,
        medicalHistory: [{ diagnosis: 'Osteoarthritis', treatment: 'Surgery', surgeryDetails: 'Dr Rao, 2 January' }],
        progressReports: [{ content: 'Walks alone' }],
      },
    },
  ],
  [
    'POST',
    '/admin/patients',
    'admin',
    async ({ app }) => ({ body: patientForm(await newUserId(app)) }),
    201,
    {
      message: anyText,
      data: patientShape(filledIn),
    },
  ],
  ...deskRows,
  ...importRows,
  ...fileRows,
  ...filmRows,
  ...careRows,
  ['GET', '/admin/documents/:id', 'admin', documentOf, 200, '%PDF-1.7\n'],
  [
    'PATCH',
    '/admin/patients/:id',
    'admin',
    async ({ record }) => ({
      path: `/admin/patients/${record.id}`,
      body: { ...patientForm('ignored on edit'), gender: 'others' },
    }),
    200,
    {
      message: anyText,
      data: patientShape({ ...filledIn, gender: 'others', version: 2 }),
    },
  ],
  [
    'DELETE',
    '/admin/patients/:id',
    'admin',
    async ({ record }) => ({ path: `/admin/patients/${record.reference}` }),
    200,
    { message: anyText },
  ],
  [
    'GET',
    '/admin/patients/export',
    'admin',
    undefined,
    200,
    { data: expect.arrayContaining([{ name: 'Sunita Yadav', diagnosedWith: 'Total knee replacement' }]) },
  ],
  [
    'GET',
    '/admin/patients/export/filtered',
    'admin',
    async () => ({ path: '/admin/patients/export/filtered?format=csv&search=nobody+at+all' }),
    200,
    'PT number,Name,Age,Gender,Diagnosis,Mobile number,Last login,Record\r\n',
  ],
  [
    'POST',
    '/users/profile',
    'patient',
    async () => ({ body: { name: 'Sunita Devi', email: 'sunita@example.com', dob: '1962-05-04', gender: 'Female' } }),
    200,
    { data: userShape({ Fullname: 'Sunita Devi', email: 'sunita@example.com', dateOfBirth: '1962-05-04' }) },
  ],
  ...changesRows,
  ...paymentRows,
  ...chartingRows,
  [
    'PATCH',
    '/users',
    'admin',
    async () => ({ body: accountForm({ fullName: 'Asha Rao', phoneNumber: '' }, await photo()) }),
    200,
    { message: anyText, data: userShape({ Fullname: 'Asha Rao', userType: 'admin', gender: null, avatar: anyAvatar }) },
  ],
  [
    'POST',
    '/users/confirm-birth-year',
    'patient',
    async () => ({ body: { year: 1970 } }),
    200,
    { message: anyText, data: { user: userShape() } },
  ],
  [
    'POST',
    '/users/verify-number',
    'patient',
    async ({ app, user }) => ({ body: { otp: await codeOfNewNumber(app, await app.signIn(user.phone)) } }),
    200,
    { message: 'Profile updated successfully!', data: userShape({ Fullname: 'New Name' }) },
  ],
  [
    'PATCH',
    '/users/avatar',
    'patient',
    async () => ({ body: await photoForm() }),
    200,
    { message: anyText, data: { avatar: anyAvatar } },
  ],
  [
    'PATCH',
    '/users/me',
    'patient',
    async ({ user }) => ({
      body: { ...userShape({ nickname: 'Sunny' }), _id: user.id, userType: 'admin', lastLogin: null },
    }),
    200,
    { message: anyText, data: userShape({ nickname: 'Sunny' }) },
  ],
  [
    'GET',
    '/appointments/admin/pending',
    'admin',
    async ({ app, record }) => {
      await app.sql('delete from appointment');
      const { id } = await insertPhysiotherapist(app.sql, { name: 'Farah Khan' });
      await insertAppointment(app.sql, record.id, { physiotherapist_id: id });
      return {};
    },
    200,
    { data: { docs: [appointmentShape({ physio: { _id: anyUuid, name: 'Farah Khan' } })] } },
  ],
  [
    'PATCH',
    '/appointments/admin/:id',
    'admin',
    async ({ app, record }) => ({
      path: `/appointments/admin/${(await insertAppointment(app.sql, record.id)).id}`,
      body: { appointmentDate: '2026-03-12T16:30' },
    }),
    200,
    { message: anyText, data: appointmentShape({ appointmentDate: '2026-03-12T11:00:00.000Z', version: 2 }) },
  ],
  ...contactRows,
  ...receiptRows,
  ...pushRows,
  ...recoveryRows,
];
