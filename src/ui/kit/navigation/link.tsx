import type { ComponentProps, MouseEvent } from 'react';
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
