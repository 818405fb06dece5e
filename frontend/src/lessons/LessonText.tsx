import { lessonBlocks, type LessonBlock } from './lesson-blocks';
import styles from './reading.module.css';

interface Props {
  readonly body: string;
  /** Language of the text, where it is not that of the page. */
  readonly lang?: string;
}

/** The body of a lesson: paragraphs, headings below a card's title, and lists. */
export function LessonText({ body, lang }: Props) {
  return (
    <div className={styles.text} lang={lang}>
      {lessonBlocks(body).map((block, at) => (
        // Blocks have no id, and a body is shown as a whole.
        <Block key={`${at} ${block.kind}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: LessonBlock }) {
  if (block.kind !== 'list') return block.kind === 'heading' ? <h3>{block.text}</h3> : <p>{block.text}</p>;
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={`${at} ${item}`}>{item}</li>
      ))}
    </List>
  );
}
