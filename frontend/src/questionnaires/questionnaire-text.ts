import { elementOf, hindiOf, listOf, textOf } from './fhir-elements';

/** What a reader sees of a question: its text in both languages, and what can be answered. */
export interface ShownQuestion {
  readonly linkId: string;
  readonly en: string;
  readonly hi: string;
  /** Answer options in both languages; empty for others than choices. */
  readonly options: readonly { readonly en: string; readonly hi: string }[];
  readonly type: string;
  readonly isInGroup: boolean;
}

/** Lists the questions of a questionnaire's content in order; those of a group follow its text. */
export function questionsOf(content: unknown, isInGroup = false): ShownQuestion[] {
  return listOf(elementOf(content)['item']).flatMap((item) => [
    {
      linkId: textOf(item['linkId']),
      type: textOf(item['type']),
      en: textOf(item['text']),
      hi: hindiOf(item['_text']),
      options: listOf(item['answerOption']).map((option) => {
        const coding = elementOf(option['valueCoding']);
        return { en: textOf(coding['display']), hi: hindiOf(coding['_display']) };
      }),
      isInGroup,
    },
    ...questionsOf(item, true),
  ]);
}
