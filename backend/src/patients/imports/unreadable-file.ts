/** A file that cannot be taken as a whole: why, in a sentence, and the row that it is about, as the spreadsheet counts. */
export class UnreadableFile extends Error {
  constructor(
    sentence: string,
    readonly row = 1,
  ) {
    super(sentence);
  }
}
