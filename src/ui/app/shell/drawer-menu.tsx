import { type MouseEvent, memo, useDeferredValue } from 'react';
import type { servedDialogsFeature } from '@/composition/served-dialogs.feature.ts';
import { normalisePath } from '@/shared/domain/site-path.ts';
import type { PageName } from '@/ui/app/routes/page-name.ts';
import type { SectionName } from '@/ui/app/routes/route-entry.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { pageNames, sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import type { SubjectIconName } from '@/ui/patterns/subject/subject-icon.tsx';
import { type HasServices, useCore, useShellViewModel } from '../island/core.tsx';
import { href, rootOf } from '../routes/href.ts';
import { sectionLinks } from '../routes/section-links.ts';
import { ClearSavedCopies } from './clear-saved-copies.tsx';
import styles from './drawer.module.css';
import { DrawerGroup } from './drawer-group.tsx';
import { DrawerLayer } from './drawer-layer.tsx';
import { DrawerWelcome } from './drawer-welcome.tsx';
import { AccountGroup, ManagementGroup } from './member-groups.tsx';
import { TextSizeSwitch } from './text-size-switch.tsx';
import { TextSizes } from './text-sizes.tsx';

const PUBLIC_GROUPS: readonly {
  readonly section: SectionName;
  readonly icon: SubjectIconName;
  readonly first: PageName;
}[] = [
  { section: 'intro', icon: 'church', first: 'vision' },
  { section: 'people', icon: 'people', first: 'pastor' },
  { section: 'sermon', icon: 'cross', first: 'bulletin' },
  { section: 'communion', icon: 'hands', first: 'events' },
  { section: 'organizations', icon: 'tree', first: 'organizations' },
];

const LINKS = [{ href: href('search'), label: <SearchLabel /> }] as const;

function SearchLabel() {
  return (
    <span className={styles.single}>
      <Icon name="search" />
      {pageNames.search}
    </span>
  );
}

/** The content of the drawer: the part of the menu that the user may see (SHELL-03 to SHELL-07). */
export function DrawerMenu({ services }: HasServices<typeof servedDialogsFeature>) {
  const location = usePath();
  const path = normalisePath(location);
  const core = useCore();
  const { email, manages } = useShellViewModel();
  return (
    <div className={styles.drawer} role="presentation" onClick={closeWithLink}>
      <div className={styles.head}>
        <h2 className={styles.title}>{shellMessages.wholeMenu}</h2>
        <form method="dialog">
          <Button type="submit" variant="bare" round aria-label={shellMessages.closeMenu}>
            <Icon name="close" />
          </Button>
        </form>
      </div>
      {email === undefined ? (
        <DrawerWelcome />
      ) : (
        <p className={styles.member}>
          <Icon name="user" />
          <span>{email}</span>
        </p>
      )}
      {core.status === 'ready' ? <TextSizeSwitch setting={services.textSize} /> : <TextSizes />}
      <nav aria-label={shellMessages.wholeMenu}>
        <NavLinks className={styles.links} links={LINKS} currentHref={path} />
        {email !== undefined && <AccountGroup path={path} />}
        {manages && <ManagementGroup path={path} />}
        <PublicGroups path={useDeferredValue(path)} />
      </nav>
      {core.status === 'ready' && <DrawerLayer path={path} />}
      {core.status === 'ready' && __CONFIGURATION__.worksOffline && (
        <ClearSavedCopies clear={services.clearSavedCopies} />
      )}
    </div>
  );
}

/**
 * Memoised, and rendered with a delay after a navigation: the menu is closed or closing then, and the new page must not
 * wait for its links.
 */
const PublicGroups = memo(function PublicGroups({ path }: { readonly path: string }) {
  return PUBLIC_GROUPS.map(({ section, icon, first }) => (
    <DrawerGroup key={section} title={sectionNames[section]} icon={icon} under={[rootOf(first)]} path={path}>
      <NavLinks links={sectionLinks[section]} currentHref={path} />
    </DrawerGroup>
  ));
});

/** Needed because a link to the shown page causes no navigation. */
function closeWithLink({ target, currentTarget }: MouseEvent): void {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.closest('dialog')?.close();
}
