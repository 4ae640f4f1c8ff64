import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { Draft } from '@/shared/machines/form-binding.ts';
import type { SessionActor } from './tokens.ts';

/**
 * What was typed on a page that only its user sees: it comes back when the session ended by itself and the same user
 * signs in again (AUTH-15). Whoever leaves the page, or signs out, leaves nothing behind.
 */
export function makeSessionDraft<Values extends FormValues>(session: SessionActor): Draft<Values> {
  let draft: { readonly userId: string; readonly values: Values; readonly outlived: boolean } | undefined;
  const userId = () => sessionIn(session.getSnapshot())?.userId;

  session.subscribe((snapshot) => {
    if (snapshot.matches('signingOut')) draft = undefined;
    else if (snapshot.matches('signedOut') && draft !== undefined) draft = { ...draft, outlived: true };
  });

  return {
    read: () => (draft?.outlived === true && draft.userId === userId() ? draft.values : undefined),
    write: (values) => {
      const writer = userId();
      if (writer !== undefined) draft = { userId: writer, values, outlived: false };
    },
  };
}
