import type { ComponentProps } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  /** For a link outside of running text, which gets a larger touch target. */
  readonly alone?: boolean;
  /** The class name of the remark about the new window, if it is shown; else it is only read aloud. */
  readonly remark?: string | undefined;
}

/** A link to another site: opens in a new window without opener or referrer, and says so. */
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
