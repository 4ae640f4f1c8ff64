import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { matchPath } from '../match-route.ts';
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
  // The mark goes to a link as it is chosen, while its page is still on its way.
  const chosen = matchPath(useLocation()[0]).entry;
  const { menuHref, path } = chosen?.section === section ? chosen : entry;
  return (
    <SectionLayout title={sectionNames[section]} links={sectionLinks[section]} currentHref={menuHref ?? path}>
      {children}
    </SectionLayout>
  );
}
