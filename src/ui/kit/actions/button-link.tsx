import type { ComponentProps } from 'react';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { type ButtonAppearance, buttonClassName } from './button-class-name.ts';

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'href'>, ButtonAppearance {
  readonly href: string;
}

/** A link that looks like a button. An address within the product starts with `/`; any other one is left to the browser. */
export function ButtonLink({ href, variant, round, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClassName({ variant, round, className });
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={look}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} className={look}>
      {children}
    </a>
  );
}
