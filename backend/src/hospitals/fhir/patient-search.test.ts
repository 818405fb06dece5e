import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBareRecord, insertPatient, insertUser } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient, type FhirBody } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
const people: Record<string, string> = {};
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
  const add = async (who: string, columns: Record<string, unknown>) => {
    people[who] = (await insertPatient(app.sql, columns)).id;
  };
  await add('asha', { name: 'Asha Rani Verma', gender: 'female', birth_date: '1961-05-02', birth_date_exact: true });
  await add('ravi', { name: 'Ravi Verma, junior', gender: 'male', birth_date: '1961-07-09', birth_date_exact: false });
  await add('om', { name: 'ओम प्रकाश', gender: null, birth_date: null, contact_phone: '+919876543210' });
  await add('gone', { name: 'Asha Gone', deleted_at: new Date() });
  const account = await insertUser(app.sql, { phone: '+919876500099', email: 'bare@example.com' });
  people['bare'] = (await insertBareRecord(app.sql, account.id)).id;
  await app.sql(
    `insert into patient_identifier (patient_id, system, value, assigner) values ($1, 'https://city.example/mrn', 'A|1,2', 'City')`,
    [people['ravi']],
  );
});
afterAll(() => app.close());

const search = async (query: string, init: RequestInit = {}) => fhir(app, token, `/Patient?${query}`, init);
const found = async (query: string) => {
  const { status, body } = await search(query);
  expect([status, body.total]).toEqual([200, idsOf(body).length]);
  return Object.keys(people).filter((who) => idsOf(body).includes(people[who] ?? ''));
};

describe('a search finds patients', () => {
  it.each<[string, string[]]>([
    ['', ['asha', 'ravi', 'om', 'bare']],
    ['name=verma', ['asha', 'ravi']],
    ['name=RAN', ['asha']],
    ['name=erma', []],
    ['name:contains=erma', ['asha', 'ravi']],
    ['name:exact=Asha Rani Verma', ['asha']],
    ['name:exact=asha rani verma', []],
    ['name=%25', []],
    ['name=_', []],
    ['name=junior', ['ravi']],
    [String.raw`name:contains=verma\,`, ['ravi']],
    [`name=${encodeURIComponent('प्रका')}`, ['om']],
    ['name=asha,ravi', ['asha', 'ravi']],
    ['name=asha&name=verma', ['asha']],
    ['gender=female', ['asha']],
    ['gender=male,female', ['asha', 'ravi']],
    ['gender=unknown', ['om', 'bare']],
    ['gender=http://hl7.org/fhir/administrative-gender|male', ['ravi']],
    ['gender=|male', []],
    ['gender=bogus', []],
    ['family=verma', ['asha', 'ravi']],
    ['given=asha&family=ver', ['asha']],
    ['given=erma', []],
    ['family:exact=Verma', []],
    ['telecom=098765 43210', ['om']],
    ['telecom=phone|9876500099', ['bare']],
    ['telecom=email|9876500099', []],
    ['telecom=BARE@example.com', ['bare']],
    ['telecom=email|bare@example.com', ['bare']],
    ['telecom=phone|bare@example.com', []],
    ['telecom=bare', []],
    ['telecom=%25@example.com', []],
    ['phone=%2B919876543210', ['om']],
    ['phone=098765 43210', ['om']],
    ['phone=9876500099', ['bare']],
    ['phone=phone|9876500099', ['bare']],
    ['phone=email|9876500099', []],
    ['phone=12', []],
    [String.raw`identifier=A\|1\,2`, ['ravi']],
    [String.raw`identifier=https://city.example/mrn|A\|1\,2`, ['ravi']],
    ['identifier=https://city.example/mrn|', ['ravi']],
    ['identifier=https://other.example/mrn|A', []],
    [String.raw`identifier=|A\|1\,2`, []],
    ['identifier=https://other.example|', []],
    ['_id=none', []],
    ['birthdate=1961', ['asha', 'ravi']],
    ['birthdate=1961-05', ['asha']],
    ['birthdate=1961-07', []],
    ['birthdate=1961-05-02', ['asha']],
    ['birthdate=ne1961-05-02', ['ravi']],
    ['birthdate=gt1961-05-02', ['ravi']],
    ['birthdate=ge1961-05-02', ['asha', 'ravi']],
    ['birthdate=lt1961-05-02', ['ravi']],
    ['birthdate=le1961-05-02', ['asha', 'ravi']],
    ['birthdate=sa1961-05-01', ['asha']],
    ['birthdate=sa1960', ['asha', 'ravi']],
    ['birthdate=eb1961-05-03', ['asha']],
    ['birthdate=eb1962', ['asha', 'ravi']],
    ['birthdate=ap1962', ['asha', 'ravi']],
    ['birthdate=ap2020', []],
    ['birthdate=1950,1961-05-02', ['asha']],
    ['birthdate=ge1961&birthdate=lt1962', ['asha', 'ravi']],
    ['_lastUpdated=lt2026-03-02', []],
  ])('%s', async (query, who) => {
    expect(await found(query)).toEqual(who);
  });

  it('by the number of the clinic, with its system and without', async () => {
    const [row] = await app.sql<{ number: number }>('select number from patient where id = $1', [people['asha']]);
    const number = `PT-${String(row?.number).padStart(6, '0')}`;
    const system = 'http://localhost:3000/fhir/id/patient-number';
    expect(await found(`identifier=${number}`)).toEqual(['asha']);
    expect(await found(`identifier=${system}|${number}`)).toEqual(['asha']);
    expect(await found(`identifier=|${number}`)).toEqual([]);
    expect(await found(`identifier=${number.toLowerCase()}`)).toEqual([]);
    expect(await found(`identifier=${system}|`)).toEqual(['asha', 'ravi', 'om', 'bare']);
  });

  it('that changed when a day says, in clinic time or that of a zone', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Zulekha' });
    const [row] = await app.sql<{ at: Date }>('select updated_at as at from patient where id = $1', [id]);
    const at = row?.at ?? new Date(0);
    const local = new Date(at.getTime() + 19_800_000).toISOString();
    const one = async (date: string) => (await search(`name=zulekha&_lastUpdated=${date}`)).body.total;
    expect(await one(local.slice(0, 10))).toBe(1);
    expect(await one(local.slice(0, 19))).toBe(1);
    expect(await one(`${local.slice(0, 19)}+05:30`)).toBe(1);
    expect(await one(`${local.slice(0, 19)}%2B05:30`)).toBe(1);
    expect(await one(at.toISOString())).toBe(1);
    expect(await one(`gt${at.toISOString()}`)).toBe(0);
    expect(await one(`ge${at.toISOString()}`)).toBe(1);
    expect(await one(`le${at.toISOString()}`)).toBe(1);
    expect(await one(`lt${at.toISOString()}`)).toBe(0);
    expect(await one(`sa${local.slice(0, 10)}`)).toBe(0);
    expect(await one(`ne${local.slice(0, 4)}`)).toBe(0);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
  });

  it('by POST as by GET, and together', async () => {
    const post = async (path: string, body: string) =>
      fhir(app, token, path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const { status, body } = await post('/Patient/_search?gender=female', 'name=verma');
    expect([status, idsOf(body)]).toEqual([200, [people['asha']]]);
    expect((await post('/Patient/_search', '')).body.total).toBe(4);
  });
});

describe('what is not understood is refused, never ignored', () => {
  it.each([
    ['an unknown parameter', 'nmae=asha', 'not-supported'],
    ['a parameter of another type', 'clinical-status=active', 'not-supported'],
    ['a name out of the prototype', 'constructor=x', 'not-supported'],
    ['an unknown modifier', 'name:text=asha', 'not-supported'],
    ['a modifier where none is', 'gender:not=male', 'not-supported'],
    ['an empty value', 'name=', 'invalid'],
    ['an empty alternative', 'name=asha,', 'invalid'],
    ['an unknown prefix', 'birthdate=xx1961', 'invalid'],
    ['a day that does not exist', 'birthdate=1961-02-30', 'invalid'],
    ['a month that does not exist', 'birthdate=1961-13', 'invalid'],
    ['an hour that does not exist', '_lastUpdated=2026-01-01T24:00', 'invalid'],
    ['no date', 'birthdate=yesterday', 'invalid'],
    ['a zone that does not exist', '_lastUpdated=2026-01-01T10:00:00%2B15:00', 'invalid'],
    ['a count that is no number', '_count=abc', 'invalid'],
    ['a negative count', '_count=-1', 'invalid'],
    ['two counts', '_count=1&_count=2', 'invalid'],
    ['an unknown order', '_sort=phone', 'not-supported'],
    ['an unknown order behind a known one', '_sort=birthdate,phone', 'not-supported'],
    ['an order that is empty', '_sort=', 'not-supported'],
    ['an order by one key twice', '_sort=birthdate,-birthdate', 'invalid'],
    ['two orders', '_sort=_id&_sort=birthdate', 'invalid'],
    ['an inclusion where there is none', '_include=Patient:organization', 'not-supported'],
    ['an inclusion the other way round', '_revinclude=Appointment:patient', 'not-supported'],
    ['another summary', '_summary=data', 'not-supported'],
    ['no cursor', '_cursor=abc', 'invalid'],
    ['what is not UTF-8', 'name=%E0%A4', 'invalid'],
    ['a control character', 'name=a%00b', 'invalid'],
    ['too many values', `name=${'a,'.repeat(300)}a`, 'invalid'],
    ['an endless value', `name=${'a'.repeat(1_001)}`, 'invalid'],
  ])('%s: 400', async (_what, query, code) => {
    const { status, body } = await search(query);
    expect([status, body.resourceType, body.issue?.[0]?.code]).toEqual([400, 'OperationOutcome', code]);
    expect(JSON.stringify(body)).not.toMatch(/nmae|xx1961|yesterday|aaa|constructor/);
  });

  it('a cursor of another search, another client or another order is refused', async () => {
    const next = async (query: string, by = token) => {
      const { body } = await fhir(app, by, `/Patient?${query}`);
      return (
        new URL(body.link?.find(({ relation }) => relation === 'next')?.url ?? '').searchParams.get('_cursor') ?? ''
      );
    };
    const cursor = await next('_count=1');
    expect((await search(`_count=1&_cursor=${cursor}`)).status).toBe(200);
    expect((await search(`_count=1&name=verma&_cursor=${cursor}`)).status).toBe(400);
    expect((await search(`_count=1&_sort=birthdate&_cursor=${cursor}`)).status).toBe(400);
    const two = await next('_count=1&_sort=birthdate,_lastUpdated');
    expect((await search(`_count=1&_sort=_lastUpdated,birthdate&_cursor=${two}`)).status).toBe(400);
    const other = await signInClient(app, await insertClient(app.sql));
    expect((await search(`_count=1&_cursor=${await next('_count=1', other)}`)).status).toBe(400);
    const sorted = await next('_count=1&_sort=_lastUpdated');
    const forged = JSON.parse(Buffer.from(sorted, 'base64url').toString()) as string[];
    forged[2] = '2026-02-31T00:00:00.000000Z';
    const sent = Buffer.from(JSON.stringify(forged)).toString('base64url');
    expect((await search(`_count=1&_sort=_lastUpdated&_cursor=${sent}`)).status).toBe(400);
  });

  it('who prefers so has unknown names left out, is told, and finds them in no link', async () => {
    const { status, body } = await search('nmae=asha&name=verma', { headers: { prefer: 'handling=lenient' } });
    expect([status, body.total, body.entry?.length]).toEqual([200, 2, 3]);
    expect(body.entry?.at(-1)).toMatchObject({
      search: { mode: 'outcome' },
      resource: { resourceType: 'OperationOutcome' },
    });
    expect(body.link).toEqual([{ relation: 'self', url: `${app.origin}/fhir/R4/Patient?name=verma` }]);
    const wrong = await search('name:text=asha', { headers: { prefer: 'handling=lenient' } });
    expect(wrong.status).toBe(400);
  });
});

describe('pages', () => {
  const pages = async (query: string, between?: () => Promise<unknown>) => {
    const ids: string[] = [];
    let totals = 0;
    for (let url: string | undefined = `/Patient?${query}`; url;) {
      const { status, body }: { status: number; body: FhirBody } = await fhir(app, token, url);
      expect(status).toBe(200);
      ids.push(...idsOf(body));
      totals = body.total ?? 0;
      url = body.link?.find(({ relation }) => relation === 'next')?.url;
      await between?.();
    }
    return { ids, totals };
  };

  it('hold every patient once, by links that lead back here, while others come', async () => {
    const made: string[] = [];
    const add = async () => made.push((await insertPatient(app.sql, { name: 'Newcomer', id: uuidv7() })).id);
    for (let count = 0; count < 7; count++) await add();
    let left = 3;
    const { ids, totals } = await pages('_count=2&name=newcomer', async () => {
      if (left-- > 0) await add();
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(made.slice(0, 7)));
    expect(totals).toBe(10);
  });

  it.each([
    '_id',
    '-_id',
    '_lastUpdated',
    '-_lastUpdated',
    'birthdate',
    '-birthdate',
    'birthdate,_lastUpdated',
    '-birthdate,-_lastUpdated',
    'birthdate,-_lastUpdated',
    '-birthdate,_lastUpdated',
    'birthdate,-_id',
    '_id,birthdate',
  ])('in the order of %s, ties by id', async (sort) => {
    const column = { _id: 'id', _lastUpdated: 'updated_at', birthdate: "coalesce(birth_date, 'infinity')" };
    const keys = sort.split(',').map((key) => {
      const by = column[key.replace('-', '') as keyof typeof column];
      return `${by} ${key.startsWith('-') ? 'desc' : 'asc'}`;
    });
    const rows = await app.sql<{ id: string }>(
      `select id from patient where deleted_at is null order by ${keys.join(', ')}, id ${keys.at(-1)?.split(' ').at(-1)}`,
    );
    const { ids } = await pages(`_count=2&_sort=${sort}`);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('have at most 200 rows, 50 unless asked, and none where only the number is wanted', async () => {
    for (let count = 0; count < 202; count++) await insertPatient(app.sql, { name: 'Crowd' });
    const size = async (query: string) => {
      const { body } = await search(`name=crowd&${query}`);
      return [body.entry?.length, body.total];
    };
    expect(await size('')).toEqual([50, 202]);
    expect(await size('_count=500')).toEqual([200, 202]);
    expect(await size('_count=0')).toEqual([undefined, 202]);
    expect(await size('_summary=count')).toEqual([undefined, 202]);
  });
});
