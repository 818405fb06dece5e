import { bandText, criterionText, doseText, severityLabels } from './measure-labels';
import type { Criterion, DangerSign, Exercise, InBoth, Phase, ProtocolContent, TargetBand } from './protocol-content';

/** A labeled fact of a protocol. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly lang?: 'hi';
  /** For a fact about order: the keys in order. */
  readonly order?: readonly string[];
}

/** Facts about one item, such as an exercise. */
export interface Thing {
  readonly id: string;
  /** Empty if the item is the part itself. */
  readonly name: string;
  readonly facts: readonly Fact[];
}

/** A part of a phase, such as its exercises. */
export interface Part {
  readonly title: string;
  readonly things: readonly Thing[];
}

/** A phase, or the content for all phases. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

const both = (label: string, { en, hi }: InBoth): Fact[] => [
  { label, text: en },
  { label: `${label} in Hindi`, text: hi, lang: 'hi' },
];

const orderOf = (label: string, of: readonly { readonly key: string; readonly name: string }[]): Fact => ({
  label,
  text: of.map(({ name }) => name).join(', '),
  order: of.map(({ key }) => key),
});

const criterionThing = (criterion: Criterion): Thing => ({
  id: criterion.key,
  name: criterion.key,
  facts: [
    { label: 'Rule', text: criterionText(criterion) },
    ...(criterion.basis ? [{ label: 'Source', text: criterion.basis }] : []),
  ],
});

/** Two bands of the same measure are distinguished by their index. */
const bandThing = (band: TargetBand, at: number, all: readonly TargetBand[]): Thing => ({
  id: `${band.measure} ${all.slice(0, at).filter(({ measure }) => measure === band.measure).length}`,
  name: '',
  facts: [{ label: 'Band', text: bandText(band) }],
});

const exerciseThing = (exercise: Exercise): Thing => ({
  id: exercise.key,
  name: exercise.name.en,
  facts: [
    ...both('Name', exercise.name),
    { label: 'Dose', text: doseText(exercise) },
    ...both('Instructions', exercise.instructions),
  ],
});

function phaseGroup(phase: Phase, at: number): Group {
  const { key, name, goal, sessions, fromDay, toDay, criteria, targets, exercises } = phase;
  const own: Thing = {
    id: key,
    name: '',
    facts: [
      ...both('Name', name),
      ...both('Aim', goal),
      { label: 'Sessions', text: String(sessions) },
      { label: 'Usual days', text: `day ${fromDay} to day ${toDay} after the operation` },
      orderOf(
        'Order of the criteria',
        criteria.map((one) => ({ key: one.key, name: one.key })),
      ),
      orderOf(
        'Order of the bands',
        targets.map((one) => ({ key: bandText(one), name: bandText(one) })),
      ),
      orderOf(
        'Order of the exercises',
        exercises.map((one) => ({ key: one.key, name: one.name.en })),
      ),
    ],
  };
  return {
    id: key,
    title: `Phase ${at + 1}: ${name.en}`,
    parts: [
      { title: '', things: [own] },
      { title: 'To leave this phase', things: criteria.map(criterionThing) },
      { title: 'Target bands', things: targets.map(bandThing) },
      { title: 'Exercises', things: exercises.map(exerciseThing) },
    ],
  };
}

const signThing = ({ key, question, severity }: DangerSign): Thing => ({
  id: key,
  name: question.en,
  facts: [...both('Question', question), { label: 'How grave', text: severityLabels[severity] }],
});

/** Returns all facts of a version in reading order. Versions are compared by the same facts. */
export function groupsOf({ name, sessions, phases, dangerSigns }: ProtocolContent): Group[] {
  const whole: Thing = {
    id: 'whole',
    name: '',
    facts: [
      ...(name ? both('Name', name) : []),
      { label: 'Sessions in all', text: String(sessions) },
      orderOf(
        'Order of the phases',
        phases.map((phase) => ({ key: phase.key, name: phase.name.en })),
      ),
      orderOf(
        'Order of the danger signs',
        dangerSigns.map((sign) => ({ key: sign.key, name: sign.question.en })),
      ),
    ],
  };
  return [
    { id: '', title: 'The whole protocol', parts: [{ title: '', things: [whole] }] },
    ...phases.map(phaseGroup),
    { id: '.signs', title: 'Danger signs', parts: [{ title: '', things: dangerSigns.map(signThing) }] },
  ];
}
