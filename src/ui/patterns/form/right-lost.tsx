import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';

/** Says that its writer may not publish any more, and that nothing of what they wrote is lost (REL-09). */
export function RightLost() {
  return (
    <Notice kind="bad" alert>
      <strong>{postFormMessages.rightLost}</strong>
      <p>{postFormMessages.rightLostNext}</p>
    </Notice>
  );
}
