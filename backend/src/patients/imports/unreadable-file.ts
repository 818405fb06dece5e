/** Error of a file as a whole: a sentence and the row number in the spreadsheet. */
export class UnreadableFile extends Error {
  constructor(
    sentence: string,
    readonly row = 1,
  ) {
    super(sentence);
  }
}
