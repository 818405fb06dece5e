import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import { watchStatements } from '../test/watched-statements.js';
import { questions } from './questions.js';

let app: TestApp;
let patientId: string;

beforeAll(async () => {
  app = await createTestApp();
  const birthDate = `${app.clock.now().getFullYear() - 55}-01-01`;
  patientId = (await insertPatient(app.sql, { name: 'Anand Sharma', diagnosis: 'knee', birth_date: birthDate })).id;
});
afterAll(() => app.close());

/** Statements of each question, the session and its account in one of them: each costs a turn to the database. */
const STATEMENTS = { Q1: 3, Q2a: 3, Q2b: 3, Q2c: 3, Q3: 2, Q4: 2, Q5: 2, Q6: 5, Q8: 3 } as const;

it.each(Object.entries(STATEMENTS))(
  '%s of the bench takes %i statements, which a change has to count again',
  async (name, most) => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const product = questions(20, [patientId]).find((question) => question.name === name)?.asked[0]?.product;
    if (!product || !('query' in product)) throw new Error(`${name} is no GraphQL`);
    await admin.graphql(product.query, product.variables);
    using statements = watchStatements();
    const { body } = await admin.graphql(product.query, product.variables);
    expect(body.errors).toBeUndefined();
    expect(statements.count()).toBe(most);
  },
);
