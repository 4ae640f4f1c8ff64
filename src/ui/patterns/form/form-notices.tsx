import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { filesToChooseAgain, postFormMessages } from '@/ui/messages/ko/posts.ts';

interface RestoredDraftNoticeProps {
  /** It is being sent since before it was shown. */
  readonly isBeingSent: boolean;
  /** The names of the files that could not be restored. */
  readonly lostFiles: readonly string[];
}

/** Says that a draft was restored, and which files were not (REL-30); or that it is being sent, and nothing has to be done (REL-18). */
export function RestoredDraftNotice({ isBeingSent, lostFiles }: RestoredDraftNoticeProps) {
  return (
    <Notice>
      <p>
        <span>{isBeingSent ? postFormMessages.beingSent : postFormMessages.draftRestored}</span>{' '}
        {!isBeingSent && lostFiles.length > 0 && <span>{filesToChooseAgain(lostFiles)}</span>}
      </p>
    </Notice>
  );
}

/** Says that the user may no longer publish, and that the draft is not lost (REL-09). */
export function RightLost() {
  return (
    <Notice kind="bad" alert>
      <strong>{postFormMessages.rightLost}</strong>
      <p>{postFormMessages.rightLostNext}</p>
    </Notice>
  );
}
