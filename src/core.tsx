import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { sessionOffers } from '@/adapters/browser/removal-offers.ts';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { churchZone } from '@/church/zone.ts';
import type { SessionActor } from '@/composition/tokens.ts';
import { follow } from '@/shared/actors.machine.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { isAdmin } from '@/shared/roles.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { entrySlot } from '@/ui/kit/history/places.ts';
import { leavePage } from '@/ui/kit/navigation/page-leaving.ts';
import {
  type ContainerSettings,
  coreEntry,
  createContainer,
  type FromViews,
  servicesIn,
} from './composition/container.ts';
import { CLOCK, NAVIGATION, SESSION } from './composition/tokens.ts';
import type { Core, ShellViewModel, ShellWatch } from './ui/app/islands/core-context.tsx';
import { href } from './ui/app/routes/href.ts';
import { HOME } from './ui/app/routes/routes.ts';
import { DRAWER_ID, LOGIN_ID } from './ui/app/shell/dialogs.tsx';
import { Overlays } from './ui/app/shell/overlays.tsx';

interface StartedProgram extends Pick<ContainerSettings, 'backend'> {
  /** The time of the mocked server; the device's where there is none (MOCK-03). */
  readonly now: (() => Date) | undefined;
  /** The event that loaded the core, if the user's interaction did. */
  readonly firstInteraction: Event | undefined;
}

/** The app core in one module, so that it is bundled as one file: the one place where the wiring and views meet. */
export function openCore({ backend, now, firstInteraction }: StartedProgram): Core {
  const clock = makeBrowserClock(churchZone, now);
  const container = createContainer({ ...__CONFIGURATION__, ...fromViews, backend, clock });
  listenForSearchKey(container.get(NAVIGATION), firstInteraction);
  const core = coreIn(container);
  // Fetched by few: without it the offers of before the reload are not shown again.
  if (sessionOffers.read() !== null)
    void import('./composition/removal-offers.ts').then(
      ({ removalOffersEntry }) => core.servicesOf(removalOffersEntry).offers.resume(),
      () => undefined,
    );
  return core;
}

export const fromViews: FromViews = {
  menuId: DRAWER_ID,
  loginId: LOGIN_ID,
  homePage: HOME,
  addressOf: href,
  leavePage,
  entrySlot,
};

/** The core of a container, as views see it. */
export function coreIn(container: ReturnType<typeof createContainer>): Core {
  const servicesOf = servicesIn(container);
  return {
    servicesOf,
    services: servicesOf(coreEntry),
    Overlays,
    shell: watchShell(container.get(SESSION), container.get(CLOCK)),
  };
}

/** Gives the shell, which renders without the core's libraries, its view model of the session and the year (SHELL-02, SHELL-08). */
export function watchShell(session: SessionActor, clock: Clock): ShellWatch {
  const look = (): ShellViewModel => {
    const member = sessionIn(session.getSnapshot());
    return {
      email: member?.userEmail,
      manages: isAdmin(member?.roles ?? []),
      year: clock.today().slice(0, 4),
    };
  };
  let viewModel = look();

  return {
    read: () => {
      const next = look();
      // React compares by identity: an unchanged view model stays the same one.
      const { email, manages, year } = viewModel;
      if (next.email !== email || next.manages !== manages || next.year !== year) viewModel = next;
      return viewModel;
    },
    subscribe: (listener) => follow(session, listener),
  };
}

/** Where `/` is typed as a letter, or where a layer covers the page. */
const ELSEWHERE = ':is(input,textarea,select,[contenteditable]):focus,dialog[open]';

/**
 * Makes `/` open the search field from anywhere except a field and a dialog (FIND-01).
 * @param first the event that loaded the core: it may have been that key
 */
export function listenForSearchKey({ goTo }: Pick<Navigation, 'goTo'>, first?: Event): void {
  const answer = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || repeat || document.querySelector(ELSEWHERE) !== null) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[role="search"] input');
    if (field === null) goTo(href('search'));
    else takeFocus(field);
  };
  if (first instanceof KeyboardEvent) answer(first);
  document.addEventListener('keydown', answer);
}
