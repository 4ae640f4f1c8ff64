import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { sectionLinks } from '@/ui/messages/ko/section-links.ts';
import { useShellViewModel } from '../island/core.tsx';
import { matchPath } from '../routes/match-route.ts';
import type { RouteEntry } from '../routes/route-table.ts';
import { SectionLayout } from './section-layout.tsx';

interface SectionFrameProps {
  readonly entry: RouteEntry;
  readonly section: NonNullable<RouteEntry['section']>;
  readonly children?: ReactNode;
}

/** The section that a page of the route table belongs to, with its menu; only who manages finds management in it (SHELL-09, SHELL-10). */
export function SectionFrame({ entry, section, children }: SectionFrameProps) {
  const { email, manages } = useShellViewModel();
  const isMember = email !== undefined && !manages;
  const sectionOf = (one: RouteEntry | undefined) => (isMember && one?.memberSection) || one?.section;
  const shown = sectionOf(entry) ?? section;
  // The mark goes to a link as it is chosen, while its page is still on its way.
  const chosen = matchPath(useLocation()[0]).entry;
  const { menuHref, path } = chosen !== undefined && sectionOf(chosen) === shown ? chosen : entry;
  return (
    <SectionLayout
      title={sectionNames[shown]}
      links={shown === 'role' && !manages ? sectionLinks.role.slice(0, -1) : sectionLinks[shown]}
      currentHref={menuHref ?? path}
    >
      {children}
    </SectionLayout>
  );
}
