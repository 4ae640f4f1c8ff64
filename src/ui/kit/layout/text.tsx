import type { ComponentProps, ReactNode } from 'react';
import type { MessageText } from '@/ui/messages/message-text.ts';
import styles from './text.module.css';

/** A sentence of the screen; its English parts are marked with their language, so that they are read aloud as English. */
export function Message({ text }: { readonly text: MessageText }): ReactNode {
  if (typeof text === 'string') return text;
  return [text].flat().map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={part.english} lang="en">
        {part.english}
      </span>
    ),
  );
}

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'>;

/** Text that is read aloud and not shown. Its box must be positioned, or the text stretches a scrolling box. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.hidden} />;
}

/** The class name of a link that stands alone and looks like its surroundings: a touch target of full height. */
export const tapTarget = styles.tap;

/** The class name of what small windows have no room for. */
export const onWideScreens = styles.onWideScreens;
