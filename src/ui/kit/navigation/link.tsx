import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { navigate } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** The page takes the place of the present one in the history. */
  readonly replace?: boolean;
}

/**
 * A link within the site. Unlike the router's own it does not read the location: each change of the address would render all
 * the links of a page again.
 */
export function Link({ href, replace = false, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Opens a new tab or window, or saves the page: the browser does that.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'children'> {
  readonly href: string;
  /** Elements: the remark stands beside them. */
  readonly children: ReactElement | readonly ReactElement[];
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
        <VisuallyHidden>{` ${kitMessages.newWindow}`}</VisuallyHidden>
      ) : (
        <span className={remark}>{kitMessages.newWindow}</span>
      )}
    </a>
  );
}
