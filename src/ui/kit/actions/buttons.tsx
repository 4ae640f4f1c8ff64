import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import styles from './button.module.css';
import { type ButtonAppearance, buttonClassName } from './button.tsx';

interface ButtonsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Buttons in a row that wraps. */
export function Buttons({ className, children }: ButtonsProps) {
  return <div className={classNames(styles.buttons, className)}>{children}</div>;
}

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
