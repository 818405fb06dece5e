import type { Observation } from 'fhir/r4.js';
import { inLanguages } from '../../platform/generated-messages/gate.js';
import { MEASURE_BOUNDS, type MeasurementRow } from '../../recovery/index.js';
import { narrative } from '../fhir/narrative.js';

const UCUM = 'http://unitsofmeasure.org';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** UCUM code of each unit, and how it is shown. */
const UNITS: Record<
  (typeof MEASURE_BOUNDS)[MeasurementRow['measure']]['unit'],
  readonly [code: string, shown: string]
> = {
  DEGREES: ['deg', '°'],
  OF_TEN: ['{score}', 'of 10'],
  SECONDS: ['s', 's'],
  TIMES: ['1', 'times'],
  PER_CENT: ['%', '%'],
  YES_OR_NO: ['1', '1 = yes, 0 = no'],
  CENTIMETRES: ['cm', 'cm'],
  KILOGRAMS: ['kg', 'kg'],
  METRES: ['m', 'm'],
  POINTS: ['{score}', 'points'],
};
const SIDES = { LEFT: 'Left', RIGHT: 'Right', NONE: undefined } as const;

/** A measured value as Observation. */
export function measuredValue(
  { id, measure, value, side, mode, method, takenAt, recordedAt, enteredAs }: MeasurementRow,
  { patientId, systemBase }: { patientId: string; systemBase: string },
): Observation {
  const [code, unit] = UNITS[MEASURE_BOUNDS[measure].unit];
  const name = inLanguages.en.NAME({ measure });
  const site = side ? SIDES[side] : undefined;
  const how = [mode, method].filter((part) => part !== null).map((part) => part.toLowerCase());
  const isPain = measure === 'PAIN';
  return {
    resourceType: 'Observation',
    id: `me-${id}`,
    meta: { versionId: '1', lastUpdated: recordedAt.toISOString() },
    text: narrative({ [name]: [site, value, unit].filter((part) => part !== undefined).join(' ') }),
    status: 'final',
    category: [{ coding: [{ system: CATEGORY, code: isPain ? 'survey' : 'exam' }] }],
    code: {
      coding: [
        { system: `${systemBase}/measure`, code: measure },
        ...(isPain ? [{ system: 'http://loinc.org', code: '72514-3' }] : []),
      ],
      text: name,
    },
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: takenAt.toISOString(),
    issued: recordedAt.toISOString(),
    performer: [
      { reference: enteredAs === 'PATIENT' || enteredAs === 'FAMILY' ? `Patient/${patientId}` : 'Organization/clinic' },
    ],
    valueQuantity: { value, unit, system: UCUM, code },
    ...(site && { bodySite: { text: site } }),
    method: { text: how.join(', ') },
  };
}
