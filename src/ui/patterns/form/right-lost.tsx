import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';

/** Says that the user may no longer publish, and that the draft is not lost (REL-09). */
export function RightLost() {
  return (
    <Notice kind="bad" alert>
      <strong>{postFormMessages.rightLost}</strong>
      <p>{postFormMessages.rightLostNext}</p>
    </Notice>
  );
}
