import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';

interface SaveDraftButtonProps {
  readonly viewModel: { readonly isSubmitting: boolean; readonly isPartial: boolean };
  /** Absent where the server stores no drafts. */
  readonly saveDraft: (() => void) | undefined;
  /** Files are still being checked. */
  readonly notYet?: boolean;
}

/** Saves the values of a form as a draft on the server (EDIT-03). */
export function SaveDraftButton({ viewModel, saveDraft, notYet = false }: SaveDraftButtonProps) {
  const { isSubmitting, isPartial } = viewModel;
  if (saveDraft === undefined) return null;
  return (
    <Button variant="quiet" busy={isSubmitting || notYet} onMouseDown={keepFocus} onClick={saveDraft}>
      {isSubmitting && isPartial ? postFormMessages.savingDraft : postFormMessages.saveDraft}
    </Button>
  );
}
