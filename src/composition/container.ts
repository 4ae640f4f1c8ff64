import { Container } from 'inversify';
import { browserNavigation } from '@/adapters/browser/browser-navigation.ts';
import { consoleFailureLog } from '@/adapters/browser/console-failure-log.ts';
import { makeNativeDialog } from '@/adapters/browser/native-dialog.ts';
import { makeSavedCopies } from '@/adapters/browser/saved-copies.ts';
import { makeToastQueue } from '@/adapters/browser/toast-queue.ts';
import { createAuthenticatedClient } from '@/adapters/http/authenticated-client.ts';
import { createHttpClient } from '@/adapters/http/http-client.ts';
import { createKeyedClient } from '@/adapters/http/keyed-client.ts';
import { makeLastingCalls } from '@/adapters/http/lasting-calls.ts';
import { createLoggedClient } from '@/adapters/http/logged-client.ts';
import type { BuildConfiguration } from '@/build/build-configuration.ts';
import { startDrawer } from '@/shared/machines/start-drawer.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { makeNotifications } from '@/shared/use-cases/make-notifications.ts';
import { DRAWER_ID, LOGIN_ID } from '../ui/app/shell/dialog-ids.ts';
import { authBindings } from './auth.bindings.ts';
import {
  AUTHENTICATED_CLIENT,
  BASE_URL,
  CLOCK,
  DRAWER,
  DRAWER_ELEMENT,
  FAILURE_LOG,
  HTTP_CLIENT,
  LASTING_CALLS,
  LOGIN_ELEMENT,
  NAVIGATION,
  NOTIFICATIONS,
  SAVED_COPIES,
  SERVER,
  SESSION_AUTHORITY,
  TOASTS,
  VISITOR_CLIENT,
} from './tokens.ts';

export interface ContainerSettings extends BuildConfiguration {
  /** Calls wait for this promise: a mocked build fulfils it when its server is ready. */
  readonly backend: Promise<unknown>;
  readonly clock: Clock;
}

/** Wires the app core. Loaded when it is first needed: the public pages render without it. */
export function createContainer({
  apiBaseUrl,
  requestTimeoutMs,
  takesKeys,
  backend,
  clock,
}: ContainerSettings): Container {
  // Views compare services by identity: each is a singleton in the tab.
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CLOCK).toConstantValue(clock);
  container.bind(NAVIGATION).toConstantValue(browserNavigation);
  const toasts = makeToastQueue();
  container.bind(NOTIFICATIONS).toConstantValue(makeNotifications(toasts.show));
  container.bind(TOASTS).toConstantValue(toasts);
  container.bind(LOGIN_ELEMENT).toConstantValue(makeNativeDialog(LOGIN_ID));
  container.bind(DRAWER_ELEMENT).toConstantValue(makeNativeDialog(DRAWER_ID));
  container.bind(DRAWER).toResolvedValue(startDrawer, [DRAWER_ELEMENT]);
  container.bind(BASE_URL).toConstantValue(apiBaseUrl);
  container.bind(SERVER).toConstantValue({ baseUrl: apiBaseUrl, ready: backend, takesKeys });
  const copies = makeSavedCopies();
  container.bind(SAVED_COPIES).toConstantValue(copies);
  container
    .bind(HTTP_CLIENT)
    .toConstantValue(
      createHttpClient({ baseUrl: apiBaseUrl, timeoutMs: requestTimeoutMs, ready: backend, onRead: copies.note }),
    );
  container.bind(LASTING_CALLS).toConstantValue(makeLastingCalls());
  container.bind(FAILURE_LOG).toConstantValue(consoleFailureLog);
  container
    .bind(VISITOR_CLIENT)
    .toResolvedValue(
      (send, log) => createLoggedClient(createKeyedClient(send, takesKeys), log),
      [HTTP_CLIENT, FAILURE_LOG],
    );
  container
    .bind(AUTHENTICATED_CLIENT)
    .toResolvedValue(
      (send, authority, log, lasting) =>
        createLoggedClient(
          createKeyedClient(lasting.counting(createAuthenticatedClient(send, authority)), takesKeys),
          log,
        ),
      [HTTP_CLIENT, SESSION_AUTHORITY, FAILURE_LOG, LASTING_CALLS],
    );
  container.load(authBindings);
  return container;
}
