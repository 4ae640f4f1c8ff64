import type { ReactNode } from 'react';
import { sectionNames } from '../messages/page-messages.ts';
import { sectionLinks } from '../messages/section-links.ts';
import type { RouteEntry } from '../route-table.ts';
import { SectionLayout } from './section-layout.tsx';

interface SectionFrameProps {
  readonly entry: RouteEntry;
  readonly section: NonNullable<RouteEntry['section']>;
  readonly children?: ReactNode;
}

/** The section that a page of the route table belongs to, with its menu (SHELL-09, SHELL-10). */
export function SectionFrame({ entry, section, children }: SectionFrameProps) {
  return (
    <SectionLayout
      title={sectionNames[section]}
      links={sectionLinks[section]}
      currentHref={entry.menuHref ?? entry.path}
    >
      {children}
    </SectionLayout>
  );
}
