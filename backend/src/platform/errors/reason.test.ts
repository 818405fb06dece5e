import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../../test/source-files.js';
import { INPUTS } from './inputs.js';
import { careReasons } from './care-reasons.js';
import { chartingReasons } from './charting-reasons.js';
import { exerciseReasons } from './exercise-reasons.js';
import { requestReasons } from './request-reasons.js';
import { integrationReasons } from './integration-reasons.js';
import { inputReasons } from './input-reasons.js';
import { moneyReasons } from './money-reasons.js';
import { patientReasons } from './patient-reasons.js';
import { questionnaireReasons } from './questionnaire-reasons.js';
import { recordReasons } from './record-reasons.js';
import { reasonFor, CATALOGUE, parseValidationMessage, validationMessage } from './reason.js';

const codes = Object.keys(CATALOGUE);
const product = sourceFiles('backend/src')
  .filter(({ name }) => !name.endsWith('.test.ts'))
  .map(({ text }) => text)
  .join('\n');

describe('the catalogue of reasons', () => {
  it.each(Object.entries(CATALOGUE))(
    'makes a sentence of %s and of every value that it asks for',
    (_code, sentenceOf) => {
      const asked = new Map<string | symbol, string>();
      const values = new Proxy(
        {},
        {
          get: (_target, name) => {
            if (name === 'input') return 'AGE';
            if (!asked.has(name)) asked.set(name, String(asked.size + 7_001));
            return asked.get(name);
          },
        },
      );
      const sentence = (sentenceOf as (given: object) => string)(values);
      expect(sentence).toMatch(/^\S.*\S$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|\$\{/);
      expect([...asked.values()].filter((value) => !sentence.includes(value))).toEqual([]);
    },
  );

  it('has each code once, and each is the reason of something', () => {
    expect(codes).toHaveLength(
      [
        patientReasons,
        inputReasons,
        requestReasons,
        recordReasons,
        integrationReasons,
        chartingReasons,
        exerciseReasons,
        questionnaireReasons,
        careReasons,
        moneyReasons,
      ].flatMap(Object.keys).length,
    );
    expect(
      codes.filter((code) => !new RegExp(`\\b(reasonFor|validationMessage)\\(\\s*'${code}'`).test(product)),
    ).toEqual([]);
  });

  it('names no input that no reason is about', () => {
    const unused = Object.keys(INPUTS).filter((input) => !new RegExp(`(input: |\\()'${input}'`).test(product));
    expect(unused).toEqual([]);
  });
});

describe('a reason', () => {
  it('has the code, the figures, and the sentence that they make', () => {
    expect(reasonFor('PDF_TOO_LONG', { most: 5_000, total: 123_456 })).toEqual({
      code: 'PDF_TOO_LONG',
      values: { most: 5_000, total: 123_456 },
      sentence: 'A PDF holds at most 5,000 patients and there are 1,23,456. Please export the Excel file instead.',
    });
    expect(reasonFor('SIGN_IN_FIRST').values).toEqual({});
  });

  it('comes through a schema as it was', () => {
    const values = { input: 'DIAGNOSIS', most: 200 } as const;
    expect(parseValidationMessage(validationMessage('TOO_LONG', values))).toEqual(reasonFor('TOO_LONG', values));
    expect(parseValidationMessage(validationMessage('OTP_FORMAT'))).toEqual(reasonFor('OTP_FORMAT'));
  });
});
