import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { filesToChooseAgain, postFormMessages } from '@/ui/messages/ko/posts.ts';

interface RestoredDraftNoticeProps {
  /** The names of the files that could not be restored. */
  readonly lostFiles: readonly string[];
}

/** Says that a draft was restored, and which files were not (REL-30). */
export function RestoredDraftNotice({ lostFiles }: RestoredDraftNoticeProps) {
  return (
    <Notice>
      <p>
        {postFormMessages.draftRestored} {lostFiles.length > 0 && filesToChooseAgain(lostFiles)}
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
