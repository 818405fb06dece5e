import type { Gender } from '../../identity/index.js';
import { BLOOD_GROUPS, type BloodGroup } from '../records/blood-group.js';
import { CellFault, figuresIn, textIn, type Cell } from './cell.js';

const GENDER_WORDS: Readonly<Record<string, Gender>> = {
  m: 'male',
  male: 'male',
  man: 'male',
  पुरुष: 'male',
  f: 'female',
  female: 'female',
  woman: 'female',
  महिला: 'female',
  स्त्री: 'female',
  o: 'other',
  other: 'other',
  others: 'other',
  अन्य: 'other',
};

/** Reads a gender. @throws CellFault */
export function genderIn(cell: Cell): Gender {
  const gender = GENDER_WORDS[textIn(cell).toLowerCase()];
  if (!gender) throw new CellFault('Please write Male, Female or Other.');
  return gender;
}

/** Reads a blood group, such as B+, "b positive" or "B +ve". @throws CellFault */
export function bloodGroupIn(cell: Cell): BloodGroup {
  const spelled = textIn(cell)
    .toUpperCase()
    .replaceAll(/[\s().'"]/g, '')
    .replace(/(?:\+VE|POSITIVE|POS)$/, '+')
    .replace(/(?:[-−–]VE|NEGATIVE|NEG|[−–])$/, '-');
  const group = BLOOD_GROUPS.find((each) => each === spelled);
  if (!group) throw new CellFault(`Please write one of ${BLOOD_GROUPS.join(', ')}.`);
  return group;
}

/** Reads an age in whole years. @throws CellFault */
export function ageIn(cell: Cell): number {
  const text = figuresIn(cell).replace(/\.0+$/, '');
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(age <= 120)) throw new CellFault('Please write the age in whole years, from 0 to 120.');
  return age;
}
