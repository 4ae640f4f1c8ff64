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

/** Asks whether somebody else is meant than whoever has that name already: nobody is registered twice by mistake (MEMB-04). */
export function NamesakeQuestion({ namesakes, onConfirmed, onDeclined }: NamesakeQuestionProps) {
  return (
    // It stands above what was pressed: on a phone it may be out of sight.
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
