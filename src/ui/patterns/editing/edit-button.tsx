import { Button } from '@/ui/kit/actions/button.tsx';
import { Drawing } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { postMessages } from '@/ui/messages/ko/post-messages.ts';

const PENCIL = 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3';

interface EditButtonProps {
  /** The name of the item, for the button's accessible name. */
  readonly title: string;
  readonly onClick: () => void;
  readonly variant?: 'bare' | 'quiet';
}

/** Opens the form that changes a published item (EDIT-01). */
export function EditButton({ title, onClick, variant = 'bare' }: EditButtonProps) {
  return (
    <Button variant={variant} onClick={onClick}>
      <Drawing path={PENCIL} />
      {postMessages.edit}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
