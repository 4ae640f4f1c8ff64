import { rawToken, refreshing } from './session-refresh.ts';

/**
 * A logout (AUTH-11): the tab is cleared at once and the other tabs are notified. Then the last calls are sent, for which the
 * token may be refreshed (AUTH-14). When they have ended, after five seconds at the latest, the newest token is
 * revoked; at once when the tab is closed, as nobody would do it later.
 */
export const signingOut = {
  entry: ['clearStore', 'notifyOtherTabs'],
  exit: 'forget',
  initial: 'finishing',
  states: {
    // What the user has changed is sent while the server still takes their token.
    finishing: {
      invoke: { src: 'lastCalls', onDone: 'revoking', onError: 'revoking' },
      after: { lastCalls: 'revoking' },
      initial: 'idle',
      states: {
        idle: { on: { 'refresh.asked': 'refreshing' } },
        refreshing: refreshing({ target: 'idle', actions: { type: 'reportForbidden', params: rawToken } }),
      },
    },
    revoking: {
      invoke: {
        src: 'revoke',
        input: rawToken,
        onDone: { target: 'ended', actions: 'goToLogoutPage' },
        onError: { target: 'ended', actions: 'notifySignOutFailed' },
      },
    },
    ended: { type: 'final' },
  },
  onDone: 'signedOut',
} as const;
