import type { ServiceIdentifier } from 'inversify';
import { type HttpClient, makeLastingCalls } from '@/adapters/http/client.ts';
import type { SessionGateway } from '@/auth/session.ports.ts';
import { readBuildConfiguration } from '@/build/configuration.ts';
import { ANNOUNCEMENT_PUBLISHER } from '@/composition/announcements.editing.ts';
import { createContainer, getFrom } from '@/composition/container.ts';
import type { Get, GetServices, Shared } from '@/composition/entry.ts';
import { announcements } from '@/composition/post-kinds.ts';
import {
  AUTHENTICATED_CLIENT,
  FAILURE_LOG,
  HTTP_CLIENT,
  LASTING_CALLS,
  LOGIN_DIALOG,
  LOGIN_ELEMENT,
  type LoginDialogActor,
  NAVIGATION,
  NOTIFICATIONS,
  ON_SITE_LEFT,
  SESSION,
  SESSION_GATEWAY,
  SESSION_MARKS,
  type SessionActor,
  TAB_CHANNEL,
  TOASTS,
  TOKEN_READER,
  TOKEN_STORE,
} from '@/composition/tokens.ts';
import { coreIn, fromViews } from '@/core.tsx';
import type { DialogElement } from '@/shared/window.ports.ts';
import type { Core } from '@/ui/app/islands/core-context.tsx';
import { type AnnouncementBoard, announcementBoard } from './announcement-board.ts';
import { settled } from './deferred.ts';
import { fakeDialogElement } from './dialog-element.ts';
import { type RecordedFailures, recordedFailures } from './failure-log.ts';
import { type RecordedNavigation, recordedNavigation } from './navigation.ts';
import { answered } from './scripted-sender.ts';
import { sessionGateway } from './session-gateway.ts';
import { type StillClock, stillClock } from './still-clock.ts';
import { type FakeTab, tabChannels } from './tab-channels.ts';
import { type RecordedToasts, recordedToasts } from './toasts.ts';
import { tokenReader } from './token-reader.ts';
import { type MemoryTokenStore, memoryTokenStore } from './token-store.ts';

/** A server that stores no drafts (EDIT-03): a form that is shown requests their list first. */
const withoutDrafts =
  (send: HttpClient): HttpClient =>
  (call) =>
    call.path.endsWith('?drafts=true') ? Promise.resolve(answered(501)) : send(call);

export interface CoreFakes {
  /** The token that the tab has stored over a reload. */
  readonly kept?: string;
  readonly gateway?: Partial<SessionGateway>;
  /** The client below the gateways; without one there is no server. */
  readonly send?: HttpClient;
  /** The server knows no idempotency keys: it does not recognise what is sent again. */
  readonly takesKeys?: false;
  /** The server stores drafts. */
  readonly hasDrafts?: true;
  readonly board?: AnnouncementBoard;
  readonly tab?: FakeTab;
  readonly page?: string;
  /** The login dialog in the page, for a test that has one. */
  readonly loginElement?: DialogElement;
  readonly clock?: StillClock;
}

export interface FakeCore {
  /** As views see it. */
  readonly core: Core;
  readonly get: Get;
  /** Puts a fake in the place of a service of the core, or of one that entries share, before it is first asked for. */
  readonly replace: <Service>(asked: ServiceIdentifier<Service> | Shared<Service>, fake: Service) => void;
  readonly servicesOf: GetServices;
  /** Lets a view have some services of the test's in place of those of its entry. */
  readonly offer: <Services extends object>(services: Services, own: Partial<Services>) => void;
  readonly clock: StillClock;
  readonly store: MemoryTokenStore;
  readonly toasts: RecordedToasts;
  readonly faults: RecordedFailures;
  readonly navigation: RecordedNavigation;
  readonly session: SessionActor;
  readonly dialog: LoginDialogActor;
  /** The client that adds the session's token, above `send`. */
  readonly client: HttpClient;
  /** The tab is closed, or shows another site. */
  readonly leaveSite: () => void;
  /** The state of the session's machine. */
  readonly state: () => unknown;
}

const noServer: HttpClient = () => Promise.resolve({ kind: 'unanswered', reason: 'networkError' });

/**
 * The application's wiring with everything outside replaced: storage, clock, tabs, navigation, and either the client or
 * the gateways. Resolves once the session is restored.
 */
export async function coreOf(fakes: CoreFakes = {}): Promise<FakeCore> {
  const clock = fakes.clock ?? stillClock();
  const container = createContainer({
    ...readBuildConfiguration({ mocked: true }),
    ...(fakes.takesKeys === false && { takesKeys: false }),
    ...fromViews,
    backend: Promise.resolve(),
    clock,
  });
  const replace: FakeCore['replace'] = (asked, fake) => {
    const token = typeof asked === 'object' ? asked.token : asked;
    if (container.isBound(token)) container.rebind(token).toConstantValue(fake);
    else container.bind(token).toConstantValue(fake);
  };
  const store = memoryTokenStore(fakes.kept);
  const toasts = recordedToasts();
  const navigation = recordedNavigation(fakes.page);
  const faults = recordedFailures();

  // A test lets code that waits run by `settled`, and a logout takes no longer.
  replace(
    LASTING_CALLS,
    makeLastingCalls(undefined, () => Promise.resolve()),
  );
  replace(TOKEN_STORE, store);
  replace(TOKEN_READER, tokenReader);
  replace(FAILURE_LOG, faults);
  replace(NOTIFICATIONS, toasts);
  replace(TOASTS, toasts);
  replace(NAVIGATION, navigation);
  replace(LOGIN_ELEMENT, fakes.loginElement ?? fakeDialogElement());
  const siteLeft = new Set<() => void>();
  replace(ON_SITE_LEFT, (listener) => void siteLeft.add(listener));
  const tab = fakes.tab ?? tabChannels().open();
  replace(TAB_CHANNEL, tab.channel);
  replace(SESSION_MARKS, tab.marks);
  const send = fakes.send ?? noServer;
  replace(HTTP_CLIENT, fakes.hasDrafts ? send : withoutDrafts(send));
  // A test with a client of its own uses the real gateways above it.
  if (fakes.send === undefined) {
    replace(SESSION_GATEWAY, sessionGateway(fakes.gateway));
    const board = fakes.board ?? announcementBoard();
    replace(announcements.repository, board);
    replace(ANNOUNCEMENT_PUBLISHER, board);
  }

  const session = container.get(SESSION);
  await settled();
  const core = coreIn(container);
  return {
    core,
    get: getFrom(container),
    replace,
    servicesOf: core.servicesOf,
    offer: (services, own) => {
      for (const [name, value] of Object.entries(own)) Object.defineProperty(services, name, { value });
    },
    clock,
    store,
    toasts,
    faults,
    navigation,
    session,
    dialog: container.get(LOGIN_DIALOG),
    client: container.get(AUTHENTICATED_CLIENT),
    leaveSite: () => siteLeft.forEach((listener) => listener()),
    state: () => session.getSnapshot().value,
  };
}
