/** Longest name of an entry, in characters. */
const LONGEST = 120;

/** Returns rows with names that entries may be saved under: cut, and with a number where another name is alike but for its case. */
export function nameApart<Row extends { name: string }>(rows: readonly Row[], taken: readonly string[]): Row[] {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  return rows.map((row) => {
    let name = cut(row.name);
    for (let number = 2; names.has(name.toLowerCase()); number += 1) name = cut(row.name, ` (${number})`);
    names.add(name.toLowerCase());
    return { ...row, name };
  });
}

/** Cuts between characters, as the database counts them. */
function cut(name: string, end = ''): string {
  const characters = Array.from(name);
  const room = LONGEST - end.length;
  return (characters.length > room ? `${characters.slice(0, room - 1).join('')}…` : name) + end;
}
