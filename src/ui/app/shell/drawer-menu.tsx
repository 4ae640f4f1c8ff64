import { useSelector } from '@xstate/react';
import { type MouseEvent, memo, useDeferredValue } from 'react';
import { servedDialogsEntry } from '@/composition/dialogs.ts';
import { normalisePath } from '@/shared/addresses.ts';
import type { TextSizeActor } from '@/shared/text-size.machine.ts';
import { type TextSize, textSizes } from '@/shared/text-size.ts';
import { Button, PlainButton } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useBackCloses } from '@/ui/kit/history/layers.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { useMoved, usePath } from '@/ui/kit/navigation/location.ts';
import { NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { offlineMessages, textSizeMessages, textSizeNames } from '@/ui/messages/ko/device.ts';
import { pageNames, sectionNames, shellMessages } from '@/ui/messages/ko/shell.ts';
import type { SubjectIconName } from '@/ui/patterns/church/subject-icon.tsx';
import { useCore, useCoreService, useServices, useShellViewModel } from '../islands/core-context.tsx';
import { href, rootOf } from '../routes/href.ts';
import { sectionLinks } from '../routes/menus.ts';
import type { PageName, SectionName } from '../routes/routes.ts';
import dialogStyles from './dialogs.module.css';
import { LOGIN_ID } from './dialogs.tsx';
import { AccountGroup, DrawerGroup, ManagementGroup } from './drawer-groups.tsx';
import styles from './drawer-menu.module.css';

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
      <span>{pageNames.search}</span>
    </span>
  );
}

/** The content of the drawer: the part of the menu that the user may see (SHELL-03 to SHELL-07). */
export function DrawerMenu() {
  const services = useServices(servedDialogsEntry);
  const location = usePath();
  const path = normalisePath(location);
  const core = useCore();
  const { email, manages } = useShellViewModel();
  return (
    <div className={dialogStyles.drawer} role="presentation" onClick={closeWithLink}>
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

/** For signed-out visitors, above the menu: login and create account (SHELL-03). */
function DrawerWelcome() {
  return (
    <div className={styles.welcome}>
      <p>{shellMessages.welcomeVisitor}</p>
      <Buttons>
        <Button data-opens={LOGIN_ID} aria-haspopup="dialog">
          {shellMessages.login}
        </Button>
        <ButtonLink variant="quiet" href={href('register')}>
          {shellMessages.register}
        </ButtonLink>
      </Buttons>
    </div>
  );
}

/** Closes the open drawer on Back and on navigation to another page. */
function DrawerLayer({ path }: { readonly path: string }) {
  const drawer = useCoreService('drawer');
  const open = useSelector(drawer, (snapshot) => snapshot.hasTag('open'));
  const close = () => drawer.send({ type: 'close.asked' });
  useBackCloses(open, close);
  // It may mount when the drawer is already open, which is no navigation.
  useMoved(path, close);
  return null;
}

/** Deletes the saved copies on this device, for all users: none of them belongs to a session (OFFL-03). */
function ClearSavedCopies({ clear }: { readonly clear: () => Promise<void> }) {
  return (
    <div className={styles.copies}>
      <p className={styles.hint}>{offlineMessages.clearHint}</p>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // Closes the menu, which would cover the toast.
          currentTarget.closest('dialog')?.close();
          void clear();
        }}
      >
        {offlineMessages.clear}
      </Button>
    </div>
  );
}

/** Text in three sizes, for users who do not know how to enlarge text in the browser. */
function TextSizeSwitch({ setting }: { readonly setting: TextSizeActor }) {
  const chosen = useSelector(setting, ({ context }) => context.size);
  return <TextSizes chosen={chosen} onChosen={(size) => setting.send({ type: 'size.chosen', size })} />;
}

interface TextSizesProps {
  /** Undefined until the program runs. */
  readonly chosen?: TextSize;
  readonly onChosen?: (size: TextSize) => void;
}

/** The buttons for the sizes of the letters. They work before the program runs (`early-script.ts`). */
function TextSizes({ chosen, onChosen }: TextSizesProps) {
  return (
    <fieldset className={styles.switch}>
      <legend>{textSizeMessages.legend}</legend>
      <div className={styles.sizes}>
        {textSizes.map((size) => (
          <PlainButton
            key={size}
            className={styles.size}
            data-size={size}
            aria-pressed={size === chosen}
            onClick={() => onChosen?.(size)}
          >
            {textSizeNames[size]}
          </PlainButton>
        ))}
      </div>
    </fieldset>
  );
}
