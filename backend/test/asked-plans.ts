import { randomUUID } from 'node:crypto';
import { insertAdmin, insertPatientWithAccount } from './builders.js';
import { entryAt, recordAll } from './day-calls.js';
import { ask, insertMember, type Member } from './notes.js';
import { activate, assign, protocolOf, saveQuestionnaire } from './questionnaires.js';
import { insertDoctor, insertPlan } from './recovery-builders.js';
import { createTestApp, NOON, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A score as tests read it. */
export interface SentScore {
  questionnaire: string;
  score: string;
  name: string;
  occasion: string;
  value: number;
  at: string;
  change: string | null;
  sameFrom: number | null;
  sameUntil: number | null;
}

/** A questionnaire that is due, as tests read it. */
export interface SentDue {
  slug: string;
  version: number;
  occasion: string;
  title: string;
  questions: number;
  from: string;
  until: string;
}

/** The people of a clinic, signed in, and patients whose plans are asked. */
export class AskedClinic {
  private constructor(
    readonly app: TestApp,
    readonly admin: TestClient,
    readonly surgeon: TestClient,
    readonly kavya: Member,
    readonly doctorId: string,
  ) {}

  static async open(): Promise<AskedClinic> {
    const app = await createTestApp();
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const doctor = await insertDoctor(app.sql);
    const surgeon = await app.signIn(doctor.user.phone, 'staff');
    return new AskedClinic(app, admin, surgeon, await insertMember(app, 'Kavya Rao'), doctor.doctorId);
  }

  /** A patient with a plan of 10 March, ten days after the operation, that is asked a questionnaire of its own. */
  async askPatient(): Promise<AskedPatient> {
    this.app.clock.set(NOON);
    const { user, record } = await insertPatientWithAccount(this.app.sql);
    const team = { physiotherapist_id: this.kavya.id, doctor_id: this.doctorId };
    const { id: planId } = await insertPlan(this.app, record.id, team);
    // Its own for each, because the protocol is that of all.
    const slug = `knee-${randomUUID().slice(0, 8)}`;
    await saveQuestionnaire(this.admin, slug);
    await activate(this.surgeon, slug);
    const protocolId = await protocolOf(this.app, planId);
    await this.app.sql('update protocol_questionnaire set until = since where protocol_id = $1', [protocolId]);
    await assign(this.admin, protocolId, [slug]);
    return new AskedPatient(this.app, await this.app.signIn(user.phone), { planId, protocolId, slug });
  }
}

/** A patient whose plan is asked a questionnaire. */
export class AskedPatient {
  readonly planId: string;
  readonly protocolId: string;
  readonly slug: string;

  constructor(
    private readonly app: TestApp,
    readonly browser: TestClient,
    { planId, protocolId, slug }: { planId: string; protocolId: string; slug: string },
  ) {
    this.planId = planId;
    this.protocolId = protocolId;
    this.slug = slug;
  }

  /** Sets the clock to noon of a day. */
  onDay(day: string): void {
    this.app.clock.set(new Date(`${day}T06:30:00.000Z`));
  }

  /** Answers as an entry of now: pain, and how well each activity goes; of the baseline unless told otherwise. */
  answers(pain: number, fields: object = {}, able: readonly number[] = [4, 6]) {
    return entryAt(this.app.clock.now(), {
      answers: {
        questionnaire: this.slug,
        version: 1,
        occasion: 'BASELINE',
        answers: [
          { linkId: 'pain', value: String(pain) },
          ...(pain >= 7 ? [{ linkId: 'why', value: 'I fell' }] : []),
          ...able.flatMap((value, repeat) => [
            { linkId: 'name', repeat, value: repeat === 0 ? 'Stairs' : 'Squats' },
            { linkId: 'able', repeat, value: String(value) },
          ]),
        ],
        ...fields,
      },
    });
  }

  undo(clientId: string) {
    return entryAt(this.app.clock.now(), { undo: clientId });
  }

  /** Records entries. @returns their outcomes, or the codes of those that were refused */
  record(...entries: object[]): Promise<string[]> {
    return recordAll(this.browser, entries);
  }

  /** Lists what is due today. */
  async due(language = 'EN'): Promise<SentDue[]> {
    const { data } = await ask<{ questionnaires: SentDue[] }>(
      this.browser,
      `query ($language: Language!) { today(language: $language) {
         questionnaires { slug version occasion title questions from until } } }`,
      { language },
    );
    return data?.questionnaires ?? [];
  }

  async occasions(): Promise<string[]> {
    return (await this.due()).map(({ occasion }) => occasion);
  }

  /** Reads the scores of the plan. */
  scores(browser = this.browser, language = 'EN') {
    return ask<SentScore[]>(
      browser,
      `query ($planId: ID!, $language: Language!) { scores(planId: $planId, language: $language) {
         questionnaire score name occasion value at change sameFrom sameUntil } }`,
      { planId: this.planId, language },
    );
  }
}
