import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCalls, newMobile } from '../../../test/import-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let imports: Awaited<ReturnType<typeof importCalls>>;
beforeAll(async () => {
  app = await createTestApp();
  imports = await importCalls(app);
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from patient_import'));

describe('a mapping', () => {
  it.each([
    ['{', /JSON object/],
    ['{"Pt": "SURNAME"}', /JSON object/],
    ['{"A": "PHONE", "B": "PHONE"}', /Two headings/],
    ['{"Mob": "PHONE", "mob.": null}', /differ only in case/],
  ])('%s is refused, and nothing is kept', async (mapping, message) => {
    const { status, body } = await imports.send('Pt,Mob\nAsha,1', { mapping });
    expect({ status, field: body.fields?.['mapping'] }).toEqual({ status: 400, field: expect.stringMatching(message) });
    expect(await app.sql('select from patient_import')).toEqual([]);
  });

  it('says what unknown headings are, and is kept for the next file', async () => {
    const rows = ['Pt.,Mob,Ref', `Asha,${newMobile()},Dr Rao`];
    const unknown = await imports.run(rows);
    expect(unknown).toMatchObject({
      status: 'FAILED',
      headings: [
        { heading: 'Pt.', column: null },
        { heading: 'Mob', column: null },
        { heading: 'Ref', column: null },
      ],
    });
    const mapping = JSON.stringify({ 'Pt.': 'NAME', Mob: 'PHONE', Ref: 'IGNORE' });
    const headings = [
      { heading: 'Pt.', column: 'NAME' },
      { heading: 'Mob', column: 'PHONE' },
      { heading: 'Ref', column: 'IGNORE' },
    ];
    expect(await imports.run(rows, { mapping, dryRun: 'true' })).toMatchObject({
      status: 'DONE',
      created: 1,
      headings,
    });
    expect(await imports.run(rows)).toMatchObject({ status: 'DONE', created: 1, headings });
  });

  it('of an import that follows a check is what the check read, whatever somebody said meanwhile', async () => {
    const rows = ['Name,Phone,Ref', `Asha,${newMobile()},Knee`];
    const { headings } = await imports.run(rows, { dryRun: 'true' });
    await imports.run(['Name,Phone,Ref', `Bina,${newMobile()},Hip`], {
      mapping: JSON.stringify({ Name: 'DIAGNOSIS', Ref: 'NAME' }),
      dryRun: 'true',
    });
    const mapping = JSON.stringify(Object.fromEntries(headings.map(({ heading, column }) => [heading, column])));
    const done = await imports.run(rows, { mapping });
    expect(done).toMatchObject({ status: 'DONE', created: 1, headings });
    expect(headings.map(({ column }) => column)).toEqual(['NAME', 'PHONE', null]);
  });
});
