import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { Draft } from '@/shared/machines/provide-form.ts';
import type { SessionActor } from './tokens.ts';

interface KeptDraft<Values> {
  readonly userId: string;
  /** What its writer was when it was written. */
  readonly roles: readonly string[];
  readonly values: Values;
  readonly outlived: boolean;
}

/**
 * What was typed on a page that only its user sees: it comes back when the session ended by itself and the same user
 * signs in again (AUTH-15), and when a role that showed the page was taken away and comes back (REL-09). Whoever leaves
 * the page, or signs out, leaves nothing behind.
 */
export function makeSessionDraft<Values>(session: SessionActor): Draft<Values> {
  let draft: KeptDraft<Values> | undefined;
  const user = () => sessionIn(session.getSnapshot());

  session.subscribe((snapshot) => {
    if (draft === undefined) return;
    if (snapshot.matches('signingOut')) draft = undefined;
    else if (snapshot.matches('signedOut') || lacksOneOf(draft.roles, user()?.roles))
      draft = { ...draft, outlived: true };
  });

  return {
    read: () => (draft?.outlived === true && draft.userId === user()?.userId ? draft.values : undefined),
    write: (values) => {
      const writer = user();
      if (writer !== undefined) draft = { userId: writer.userId, roles: writer.roles, values, outlived: false };
    },
  };
}

function lacksOneOf(before: readonly string[], now: readonly string[] | undefined): boolean {
  return now !== undefined && before.some((role) => !now.includes(role));
}
