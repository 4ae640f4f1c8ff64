import { isPinned } from '@/content/domain/pin.ts';
import type { Post } from '@/content/domain/post.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Drawing } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { postMessages } from '@/ui/messages/ko/post-messages.ts';

const PIN = 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7';

interface PinButtonProps {
  readonly post: Post;
  readonly title: string;
  readonly onClick: () => void;
}

/** Opens the dialog in which a post is pinned to the head of its list (EDIT-04). */
export function PinButton({ post, title, onClick }: PinButtonProps) {
  return (
    <Button variant="bare" onClick={onClick}>
      <Drawing path={PIN} />
      {isPinned(post) ? postMessages.changePin : postMessages.pin}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
