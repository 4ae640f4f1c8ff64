import { Fragment } from 'react';
import { markedParts } from '@/content/domain/search-words.ts';
import styles from './search.module.css';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text with the words that were searched marked in it. */
export function Marked({ text, words }: MarkedProps) {
  return markedParts(text, words).map((part) =>
    part.isMarked ? (
      <mark key={part.start} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={part.start}>{part.text}</Fragment>
    ),
  );
}
