import type { Audience } from '@/auth/domain/access.ts';
import type { Loadable } from '@/shared/stores/loadable.ts';
import { createCode } from '../code/code.ts';

/** The parts of the site, each with a menu of its own (SHELL-09). */
export type SectionName =
  | 'intro'
  | 'people'
  | 'sermon'
  | 'communion'
  | 'organizations'
  | 'account'
  | 'management'
  | 'role';

/** The entry of a page in the route table. */
export interface RouteEntry {
  /** As the requirements write it; matched without regard to case or a trailing slash (ROUTE-04). */
  readonly path: string;
  /**
   * Further addresses of the page. Those with a parameter are written by `href` too; any other is an address in the
   * requirements or in old links, which leads here and is not written by the site.
   */
  readonly also?: readonly string[];
  /** Other spellings of the path in the requirements, for hosts that are case-sensitive. */
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
  readonly under?: string;
  /** Whether the root of its path, such as `/intro`, leads to it (ROUTE-06). */
  readonly first?: true;
  /**
   * A view that several addresses share: it stays mounted when the user moves between them, and has its own menu and document
   * title (ORGN-03).
   */
  readonly view?: 'organisation';
  /**
   * Moving between its addresses does not count as arriving at another page: it stays mounted, and keeps scroll
   * position and focus (BULL-01).
   */
  readonly steady?: true;
  /** The page sets the document's title itself, from its content. */
  readonly titled?: true;
  /** The page's own code. */
  readonly code: Loadable<unknown>;
}

/**
 * The code of a page, fetched when it is first needed. The type of its view is not checked here: pages that need the
 * names of pages would import this table in a circle.
 */
export const page = <View>(load: () => Promise<{ readonly default: View }>): Loadable<View> =>
  createCode(() => load().then((module) => module.default));
