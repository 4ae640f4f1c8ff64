import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** It stands alone, not in a line of text: a finger finds room on it. */
  readonly alone?: boolean;
}

/** A link within the product, as words. */
export function TextLink({ href, alone = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} href={href} className={classNames(text.link, alone && text.tap, className)}>
      {children}
    </Link>
  );
}
