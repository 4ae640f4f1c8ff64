import type { PartialSubmit } from '@/shared/machines/form-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';

interface SaveDraftButtonProps {
  readonly form: {
    readonly viewModel: { readonly isSubmitting: boolean; readonly isPartial: boolean };
    readonly save: (saving: PartialSubmit) => void;
  };
  /** Absent where the server keeps no drafts. */
  readonly saving: PartialSubmit | undefined;
  /** Files are still being checked. */
  readonly notYet?: boolean;
}

/** Saves what is written as a draft on the server (EDIT-03). */
export function SaveDraftButton({ form, saving, notYet = false }: SaveDraftButtonProps) {
  const { isSubmitting, isPartial } = form.viewModel;
  if (saving === undefined) return null;
  return (
    <Button variant="quiet" busy={isSubmitting || notYet} onMouseDown={keepFocus} onClick={() => form.save(saving)}>
      {isSubmitting && isPartial ? postFormMessages.savingDraft : postFormMessages.saveDraft}
    </Button>
  );
}
