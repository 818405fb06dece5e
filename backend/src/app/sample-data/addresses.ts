/** Localities of Lucknow with their postal codes. */
const LOCALITIES: readonly [Locality, ...Locality[]] = [
  ['Vipin Khand, Gomti Nagar', '226010'],
  ['Shahnajaf Road, Hazratganj', '226001'],
  ['Sector H, Aliganj', '226024'],
  ['Sector 14, Indira Nagar', '226016'],
  ['C Block, Mahanagar', '226006'],
  ['Sector 9, Vikas Nagar', '226022'],
  ['LDA Colony, Kanpur Road, Ashiana', '226012'],
  ['Victoria Street, Chowk', '226003'],
  ['Latouche Road, Aminabad', '226018'],
  ['E Block, Rajajipuram', '226017'],
  ['Sushant Golf City, Shaheed Path', '226030'],
  ['Ring Road, Jankipuram', '226021'],
  ['Singar Nagar, Alambagh', '226005'],
  ['Nirala Nagar', '226020'],
  ['विराम खण्ड, गोमती नगर', '226010'],
];
type Locality = readonly [name: string, pin: string];

/** Returns an address in Lucknow for a house number. `choice` is any whole number from 0. */
export function lucknowAddress(house: string, choice: number): string {
  const [name, pin] = LOCALITIES[choice % LOCALITIES.length] ?? LOCALITIES[0];
  return /[a-z]/.test(name) ? `${house}, ${name}, Lucknow ${pin}` : `${house}, ${name}, लखनऊ ${pin}`;
}
