import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { filesToChooseAgain, postFormMessages } from '@/ui/messages/ko/post-messages.ts';

interface GivenBackProps {
  /** What no page can keep for its reader. */
  readonly lostFiles: readonly string[];
}

/** Says that a form holds what was written before, and what it could not keep (REL-30). */
export function GivenBack({ lostFiles }: GivenBackProps) {
  return (
    <Notice>
      <p>
        {postFormMessages.givenBack} {lostFiles.length > 0 && filesToChooseAgain(lostFiles)}
      </p>
    </Notice>
  );
}
