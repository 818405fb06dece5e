/** Event: a value of a treatment note was retracted by itself, not by writing the note. */
export class NoteValueRetracted {
  constructor(readonly noteId: string) {}
}
