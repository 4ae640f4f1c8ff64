import type { ComponentProps } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  /** It stands alone, as words with room for a finger. */
  readonly alone?: boolean;
  /** The look of the words that tell of the window, where they are shown and not read aloud alone. */
  readonly remark?: string | undefined;
}

/** A link that leads out of the product: into a window of its own, which learns nothing of this one, and says so. */
export function ExternalLink({ href, alone = false, remark, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(alone && text.link, alone && text.tap, className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {remark === undefined ? (
        <VisuallyHidden> {kitMessages.newWindow}</VisuallyHidden>
      ) : (
        <span className={remark}>{kitMessages.newWindow}</span>
      )}
    </a>
  );
}
