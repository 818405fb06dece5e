/** Boxes of a row, in points of the page: more go on in a second one. */
const IN_A_ROW = 4;
const BOX = 11;
const GAP = 3;

/** Draws as many empty boxes as an exercise is done a day, to be ticked with a pen. */
export function boxesSvg(count: number): string {
  const columns = Math.min(count, IN_A_ROW);
  const rows = Math.ceil(count / IN_A_ROW);
  const [width, height] = [columns * (BOX + GAP) - GAP + 2, rows * (BOX + GAP) - GAP + 2];
  const boxes = Array.from({ length: count }, (_, index) => {
    const [x, y] = [index % IN_A_ROW, Math.floor(index / IN_A_ROW)].map((place) => 1 + place * (BOX + GAP));
    return `<rect x="${x}" y="${y}" width="${BOX}" height="${BOX}" rx="1.5" fill="#ffffff" stroke="#12302f" stroke-width="1"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${boxes.join('')}</svg>`;
}
