import type { ComponentType } from 'react';
import type { Audience } from '@/auth/domain/access.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Loadable } from '@/shared/stores/loadable.ts';
import { createCode } from '../code/code.ts';
import type { PageName, SectionName } from './page-name.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The parameters of page addresses, written as `:name` in their paths. */
export interface PageParams {
  readonly mission: { readonly missionId: EntityId };
  readonly committee: { readonly committeeId: EntityId };
  readonly announcement: { readonly id: EntityId };
  readonly advertisement: { readonly id: EntityId };
  readonly bibleStudy: { readonly id: EntityId };
  readonly event: { readonly when: string; readonly id: EntityId };
  readonly memberDetail: { readonly id: EntityId };
  readonly roleDetail: { readonly roleId: EntityId };
}

export interface Route {
  /** As the documents write it; matched without regard to case or a trailing slash (ROUTE-04). */
  readonly path: string;
  /** Further addresses of the page. */
  readonly also?: readonly string[];
  /** Other spellings of the path in the documents, for hosts that are case-sensitive. */
  readonly spelt?: readonly string[];
  readonly section?: SectionName;
  /** The section that the page belongs to for members who are not Admins, if it differs. */
  readonly memberSection?: SectionName;
  /** Who may see the page (ROUTE-07); everyone when absent. */
  readonly audience?: Audience;
  /** Whether its section's menu leads to it; a string is the menu's spelling of its path (SHELL-10). */
  readonly menu?: true | string;
  /** Its links in menus are for Admins alone, although others may open it. */
  readonly isLinkedForAdmins?: true;
  /** Another section whose menu leads to it. */
  readonly alsoIn?: SectionName;
  /** The page whose menu link is marked for this page. */
  readonly under?: PageName;
  /** Whether the root of its path, such as `/intro`, leads to it (ROUTE-06). */
  readonly first?: true;
  /**
   * A view that several addresses share: it stays mounted when the user moves between them, and has its own menu and document
   * title (ORGN-03).
   */
  readonly view?: 'organisation';
  /** Moving between its addresses is no arrival at another page: it stays mounted, scrolled and focused (BULL-01). */
  readonly steady?: true;
  /** The page writes the document's title: that of what it shows. */
  readonly titled?: true;
  /** The page's own code. */
  readonly code: Loadable<ComponentType<PageProps>>;
}

/** A route whose path contains all parameters of its page. */
export type RouteOf<Page extends PageName> = Route & {
  readonly path: Page extends keyof PageParams ? `/${string}/:${keyof PageParams[Page] & string}` : string;
};

/** The code of a page, fetched when it is first needed. */
export const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Route['code'] =>
  createCode(() => load().then((module) => module.default));
