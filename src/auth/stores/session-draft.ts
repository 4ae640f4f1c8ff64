import type { Draft } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { perUser } from './per-user.ts';

/**
 * The draft of a page that only its user sees: it is restored when the session expired and the same user signs in again
 * (AUTH-15), and when a role that gives access to the page was taken away and is given back (REL-09). It is dropped when
 * the user leaves the page or signs out.
 */
export function makeSessionDraft<Values>(user: CurrentUser): Draft<Values> {
  const stored = perUser<Values>(user);
  /** The writer's roles when it was written. */
  let roles: readonly string[] = [];
  let hasOutlived = false;

  user.onChange(() => {
    hasOutlived ||= lacksOneOf(roles, user.read()?.roles);
  });

  return {
    read: () => (hasOutlived ? stored.read() : undefined),
    write: (values) => {
      const writer = user.read();
      if (writer === undefined) return;
      stored.write(values);
      ({ roles } = writer);
      hasOutlived = false;
    },
  };
}

/** @param now undefined when nobody is signed in: then the page is no longer shown either */
function lacksOneOf(before: readonly string[], now: readonly string[] | undefined): boolean {
  return now === undefined || before.some((role) => !now.includes(role));
}
