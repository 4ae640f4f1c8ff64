import type { ReactNode } from 'react';
import { type NavLink, NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { sectionClassName } from './section-class-name.ts';
import { SectionSide } from './section-side.tsx';

interface SectionLayoutProps {
  readonly title: string;
  readonly links: readonly NavLink[];
  readonly currentHref: string;
  readonly children: ReactNode;
}

/** A section: its menu, and beside or below it the page (SHELL-09). */
export function SectionLayout({ title, links, currentHref, children }: SectionLayoutProps) {
  return (
    <div className={sectionClassName()}>
      <SectionSide title={title} slim>
        <NavLinks links={links} currentHref={currentHref} />
      </SectionSide>
      <div>{children}</div>
    </div>
  );
}
