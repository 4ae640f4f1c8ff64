import { done, refused, reported, settledOutcome } from '@/shared/outcome.ts';
import { isNewerVersion, type Versioned } from './edits.ts';
import { findLostPost } from './lost-answers.ts';
import type { PostEditor, PostReport } from './writing.ports.ts';

/**
 * An editor that reads the post again before it reports a failure (REL-16): after a lost answer, whether the change was
 * saved; after a 404, whether the post was removed (`notFound`) or the server lacks the call (`unsupported`). A post in
 * the version that was to be changed was not saved.
 * @param isSavedAs whether a post equals the result of the change; `isNewer` is undefined at a server without versions
 */
export function makeConfirmingEditor<Item, Draft>(
  editor: PostEditor<Item, Draft>,
  isSavedAs: (item: Item, draft: Draft, isNewer: boolean | undefined) => boolean,
): PostEditor<Item, Draft> {
  return {
    ...editor,
    save: async (edit, signal) => {
      const report = await reported(() => editor.save(edit, signal), signal).catch(
        (): PostReport<Versioned<Item>> => ({ outcome: refused('unexpected'), failures: [] }),
      );
      const { outcome } = report;
      if (outcome.kind === 'done') return report;
      const { reason } = outcome;
      if (reason === 'notFound') {
        const found = await settledOutcome(() => editor.find(edit.id, signal), signal);
        return { ...report, outcome: found.kind === 'done' ? refused('unsupported') : outcome };
      }
      const readBack = async () => {
        const found = await editor.find(edit.id, signal);
        return found.kind === 'done' ? done([found.value]) : found;
      };
      const isSaved = ({ item, version }: Versioned<Item>) => {
        const isNewer = isNewerVersion(version, edit.version);
        return isNewer !== false && isSavedAs(item, edit.draft, isNewer);
      };
      const saved = await findLostPost(reason, readBack, isSaved, signal);
      // Reading first is not needed: saving the same change twice has no further effect.
      return saved.kind === 'done' ? { ...report, outcome: saved } : report;
    },
  };
}
