import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { listFiles, pdf, upload } from '../../../test/clinical-files.js';
import { ask, insertMember, insertTreated } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { fileMegabytesPerPatient: 1 } });
});
afterAll(() => app.close());

describe('the files of a patient in all', () => {
  it('have a most of bytes, which counts documents of hospitals and no removed files', async () => {
    const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { patientId } = await insertTreated(app, await insertMember(app, 'Kavya Rao'), { status: 'completed' });
    const of = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes, 'x'), pdf()]);
    expect((await upload(browser, patientId, of(600_000))).status).toBe(201);
    const bytes = of(500_000);
    const refused = await upload(browser, patientId, bytes);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'LIMIT_REACHED',
        message: 'The files of a patient have at most 1 MB in all, and this one would not fit.',
      },
    ]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(await app.sql('select from clinical_file where hash = $1', [hash])).toEqual([]);
    const [file] = (await listFiles(browser, patientId)).files;
    await ask(browser, `mutation { removeFile(id: "${file?.id}", reason: "Too large") { id } }`);
    expect((await upload(browser, patientId, bytes)).status).toBe(201);
    const back = await ask(browser, `mutation { removeFile(id: "${file?.id}", reason: null) { id } }`);
    expect(back.code).toBe('LIMIT_REACHED');
  });
});
