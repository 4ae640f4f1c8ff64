import type { Container, ContainerModule } from 'inversify';
import { type HttpClient, makeLastingCalls } from '@/adapters/http/client.ts';
import type { SessionGateway } from '@/auth/session.ports.ts';
import { readBuildConfiguration } from '@/build/configuration.ts';
import { ANNOUNCEMENT_PUBLISHER, announcementEditingFeature } from '@/composition/announcements.editing.ts';
import { announcementsWritingFeature } from '@/composition/announcements.writing.ts';
import { createContainer } from '@/composition/container.ts';
import { dialogsBindings } from '@/composition/dialogs.ts';
import { announcements } from '@/composition/post-kinds.ts';
import { announcementsFeature } from '@/composition/posts.ts';
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
import { fromViews } from '@/core.tsx';
import type { DialogElement } from '@/shared/window.ports.ts';
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

const announcementBindings = new Set(
  [announcementsFeature, announcementEditingFeature, announcementsWritingFeature].flatMap(({ bindings }) => bindings),
);

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
  readonly container: Container;
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

/** Lets a test load bindings, and replace some, before a feature that has them too. */
function loadEachOnce(container: Container): void {
  const load = container.load.bind(container);
  const loaded = new Set<ContainerModule>();
  container.load = (...modules) => {
    for (const one of modules) {
      if (!loaded.has(one)) load(one);
      loaded.add(one);
    }
  };
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
  loadEachOnce(container);
  container.load(dialogsBindings, ...announcementBindings);
  const store = memoryTokenStore(fakes.kept);
  const toasts = recordedToasts();
  const navigation = recordedNavigation(fakes.page);
  const faults = recordedFailures();

  // A test lets code that waits run by `settled`, and a logout takes no longer.
  container.rebind(LASTING_CALLS).toConstantValue(makeLastingCalls(undefined, () => Promise.resolve()));
  container.rebind(TOKEN_STORE).toConstantValue(store);
  container.rebind(TOKEN_READER).toConstantValue(tokenReader);
  container.rebind(FAILURE_LOG).toConstantValue(faults);
  container.rebind(NOTIFICATIONS).toConstantValue(toasts);
  container.rebind(TOASTS).toConstantValue(toasts);
  container.rebind(NAVIGATION).toConstantValue(navigation);
  container.rebind(LOGIN_ELEMENT).toConstantValue(fakes.loginElement ?? fakeDialogElement());
  const siteLeft = new Set<() => void>();
  container.rebind(ON_SITE_LEFT).toConstantValue((listener) => void siteLeft.add(listener));
  const tab = fakes.tab ?? tabChannels().open();
  container.rebind(TAB_CHANNEL).toConstantValue(tab.channel);
  container.rebind(SESSION_MARKS).toConstantValue(tab.marks);
  const send = fakes.send ?? noServer;
  container.rebind(HTTP_CLIENT).toConstantValue(fakes.hasDrafts ? send : withoutDrafts(send));
  // A test with a client of its own uses the real gateways above it.
  if (fakes.send === undefined) {
    container.rebind(SESSION_GATEWAY).toConstantValue(sessionGateway(fakes.gateway));
    const board = fakes.board ?? announcementBoard();
    container.rebind(announcements.repository).toConstantValue(board);
    container.rebind(ANNOUNCEMENT_PUBLISHER).toConstantValue(board);
  }

  const session = container.get(SESSION);
  await settled();
  return {
    container,
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
