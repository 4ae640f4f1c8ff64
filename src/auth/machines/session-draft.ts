import type { Draft } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { perUser } from './per-user.ts';

/**
 * What was typed on a page that only its user sees: it comes back when the session ended by itself and the same user
 * signs in again (AUTH-15), and when a role that showed the page was taken away and comes back (REL-09). Whoever leaves
 * the page, or signs out, leaves nothing behind.
 */
export function makeSessionDraft<Values>(user: CurrentUser): Draft<Values> {
  const kept = perUser<Values>(user);
  /** What its writer was when it was written. */
  let roles: readonly string[] = [];
  let hasOutlived = false;

  user.onChange(() => {
    hasOutlived ||= lacksOneOf(roles, user.read()?.roles);
  });

  return {
    read: () => (hasOutlived ? kept.read() : undefined),
    write: (values) => {
      const writer = user.read();
      if (writer === undefined) return;
      kept.write(values);
      ({ roles } = writer);
      hasOutlived = false;
    },
  };
}

/** @param now undefined when nobody is signed in: then the page has gone, too */
function lacksOneOf(before: readonly string[], now: readonly string[] | undefined): boolean {
  return now === undefined || before.some((role) => !now.includes(role));
}
