import { accessTo } from '@/auth/page-access.ts';
import { addressesOf } from '@/ui/app/routes/href.ts';
import { allPages } from '@/ui/app/routes/match.ts';
import { type Route, routes } from '@/ui/app/routes/routes.ts';
import { shellMessages } from '@/ui/messages/ko/shell.ts';
import { roles } from '../../../mock-server/seeds/personas.ts';

export type Viewer = 'visitor' | 'member' | 'admin';

/** A page as one kind of user sees it. */
export interface View {
  /** `visitor/announcements`. */
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** The name of the button that opens a dialog upon the page. */
  readonly opens?: string;
}

/** The values of the parameters in addresses, valid in every world. */
const PARAMETERS: Readonly<Record<string, string>> = {
  missionId: '101',
  committeeId: '1',
  id: '1',
  roleId: roles[1].id,
  part: 'committee-1',
  day: '2026-11-15',
  when: '2026-11-19',
};

/** The roles that decide what each of them may open. */
const VIEWERS: Readonly<Record<Viewer, readonly string[] | undefined>> = {
  visitor: undefined,
  member: [],
  admin: ['Admin'],
};

/**
 * Every address of the route table as a visitor and as an admin sees it, and as a member where a visitor may not open
 * it, or where only publishers and admins may.
 * @throws Error when an address has a parameter without a value here
 */
const pageViews: readonly View[] = allPages.flatMap((page) => {
  const route: Route = routes[page];
  const isForAll = accessTo(route.audience ?? 'everyone', VIEWERS.visitor) === 'open';
  const viewers: readonly Viewer[] = isForAll ? ['visitor', 'admin'] : ['visitor', 'member', 'admin'];
  return addressesOf(route).flatMap((address, index) =>
    viewers.map((viewer) => ({
      name: `${viewer}/${page}${index === 0 ? '' : `-${index + 1}`}`,
      path: withParameters(address),
      viewer,
    })),
  );
});

/** The dialogs of every page. */
const dialogViews: readonly View[] = [
  ...(['visitor', 'member', 'admin'] as const).map((viewer) => ({
    name: `${viewer}/menu`,
    path: '/',
    viewer,
    opens: shellMessages.menu,
  })),
  { name: 'visitor/login', path: '/', viewer: 'visitor', opens: shellMessages.login },
];

export const allViews: readonly View[] = [...pageViews, ...dialogViews];

function withParameters(address: string): string {
  return address.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = PARAMETERS[name];
    if (value === undefined) throw new Error(`${address}: say in views.ts what :${name} is`);
    return value;
  });
}
