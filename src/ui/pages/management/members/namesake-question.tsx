import type { MemberEntry } from '@/admin/domain/member.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { namesakeHint, registrationDialog } from '@/ui/messages/ko/member-messages.ts';

interface NamesakeQuestionProps {
  readonly namesakes: readonly MemberEntry[];
  readonly onConfirmed: () => void;
  readonly onDeclined: () => void;
}

/**
 * Asks whether the new member is another person than the one with the same name, so that no member is registered twice
 * by mistake (MEMB-04).
 */
export function NamesakeQuestion({ namesakes, onConfirmed, onDeclined }: NamesakeQuestionProps) {
  return (
    // The question is above the pressed button, possibly off a phone's screen, so it takes the focus.
    <div ref={takeFocus} tabIndex={-1}>
      <Notice kind="bad" alert>
        <strong>{registrationDialog.namesake}</strong>
        <p>{namesakeHint(namesakes)}</p>
        <Buttons>
          <Button variant="quiet" onClick={onDeclined}>
            {registrationDialog.namesakeDeclined}
          </Button>
          <Button onClick={onConfirmed}>{registrationDialog.namesakeConfirmed}</Button>
        </Buttons>
      </Notice>
    </div>
  );
}
