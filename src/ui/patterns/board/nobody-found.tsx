import { Button } from '@/ui/kit/actions/button.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';

/** Shown when no name on the board matches. */
export function NobodyFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState sentence={boardMessages.noMatch} next={boardMessages.noMatchNext}>
      <Button variant="quiet" onClick={onShowAll}>
        {boardMessages.showAll}
      </Button>
    </EmptyState>
  );
}
