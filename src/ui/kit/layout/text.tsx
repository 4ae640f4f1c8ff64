import type { ComponentProps } from 'react';
import type { MessageText } from '@/ui/messages/message-text.ts';
import styles from './text.module.css';

/**
 * A sentence of the screen; its English parts are marked with their language, so that they are read aloud as English. Each
 * part has an element of its own: a browser that translates the page takes its text out of React's hands (SHELL-12).
 */
export function Message({ text }: { readonly text: MessageText }) {
  if (typeof text === 'string') return <span>{text}</span>;
  return [text].flat().map((part) => {
    const isKorean = typeof part === 'string';
    const words = isKorean ? part : part.english;
    return (
      <span key={words} lang={isKorean ? undefined : 'en'}>
        {words}
      </span>
    );
  });
}

/** The name of a person, or of several: nobody translates it (SHELL-12), and its direction is its own. */
export function PersonName({ children }: { readonly children: string }) {
  return <bdi translate="no">{children}</bdi>;
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
