import styles from './post.module.css';

/** Plain text as it was written: an empty line separates paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs keep their order, and two may be equal
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}

/** Splits plain text at its empty lines; single line breaks stay inside a paragraph. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
