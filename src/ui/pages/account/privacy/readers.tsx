import type { SeenBy } from '@/people/domain/own-record.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { privacyMessages, readerNames } from '@/ui/messages/ko/privacy-messages.ts';

/** Who sees an entry besides the user; nothing where the server does not tell. */
export function Readers({ seenBy }: { readonly seenBy: SeenBy }) {
  if (seenBy === undefined) return null;
  return (
    <Tag tone={seenBy === 'me' || seenBy === 'office' ? 'plain' : 'accent'}>
      <VisuallyHidden>{privacyMessages.seenBy} </VisuallyHidden>
      {readerNames[seenBy]}
    </Tag>
  );
}
