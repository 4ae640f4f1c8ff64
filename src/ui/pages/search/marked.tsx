import { Fragment } from 'react';
import { markedParts } from '@/content/domain/search-words.ts';
import styles from './search.module.css';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in which the search words are marked. */
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
