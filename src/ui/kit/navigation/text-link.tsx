import type { ComponentProps } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';
import { Link } from '@/ui/kit/navigation/link.tsx';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** For a link outside of running text, which gets a larger touch target. */
  readonly alone?: boolean;
}

/** A text link within the product. */
export function TextLink({ href, alone = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} href={href} className={classNames(text.link, alone && text.tap, className)}>
      {children}
    </Link>
  );
}
