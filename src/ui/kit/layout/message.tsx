import type { ReactNode } from 'react';
import type { MessageText } from '@/ui/messages/message-text.ts';

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
