import { useSelector } from '@xstate/react';
import { sameRoles } from '@/admin/domain/role-register.ts';
import type { ApplyRoles } from '@/auth/machines/apply-roles.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { myRolesMessages } from '@/ui/messages/ko/role-messages.ts';
import styles from './roles.module.css';

/** When the notice disappears, its focused button does too. */
const keepFocus = keepFocusWithin();

interface RolesChangedProps {
  /** The user's roles on the server. */
  readonly names: readonly string[];
  readonly onApply: ApplyRoles;
}

/**
 * Says that the user's roles on the server differ from the session's, and offers to refresh the session now (AUTH-18).
 */
export function RolesChanged({ names, onApply }: RolesChangedProps) {
  const session = useCoreService('session');
  const isBehind = useSelector(session, (snapshot) => {
    const known = sessionIn(snapshot)?.roles;
    return known !== undefined && !sameRoles(known, names);
  });
  const isApplying = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.changed}>
      {isBehind && (
        <div className={styles.apply}>
          <Notice>
            <p>
              <strong>{myRolesMessages.changed}</strong> {myRolesMessages.changedNext}
            </p>
            <Button variant="quiet" busy={isApplying} onClick={onApply}>
              {isApplying ? myRolesMessages.applying : myRolesMessages.apply}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}
