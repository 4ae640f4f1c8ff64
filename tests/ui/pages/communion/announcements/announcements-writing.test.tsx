import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AnnouncementsIsland } from '@/ui/pages/communion/announcements/announcements-view.tsx';
import type { PersonaName } from '../../../../../mock-server/seeds/personas.ts';
import { openPosts } from '../../open-posts.tsx';

/** The form and the drafts load on demand, which a busy machine takes longer for. */
const LOADED = { timeout: 10_000 };

const open = (who: PersonaName, server: { readonly hasDrafts?: true } = {}) =>
  openPosts(<AnnouncementsIsland />, { who, page: '/communion/announcements', ...server });

const drafts = async (count: number) => {
  const summary = await screen.findByText(`임시 저장한 글 ${count}개`, undefined, LOADED);
  if (summary.closest('details')?.open === false) await userEvent.click(summary);
  return within(screen.getByRole('list', { name: `임시 저장한 글 ${count}개` })).getAllByRole('listitem');
};

describe('EDIT-03 the drafts of announcements', () => {
  it('stand folded above the form of a publisher, by any author', async () => {
    await open('editor', { hasDrafts: true });
    const [first = document.body] = await drafts(1);
    expect(first).toHaveTextContent('친교실 의자 교체 안내');
    expect(first).toHaveTextContent(/\d{4}-\d{2}-\d{2} 저장/);
    const field = screen.getByLabelText('제목');
    expect(first.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('take what is written in the form, which is blank then', async () => {
    const { toasts, sent } = await open('editor', { hasDrafts: true });
    await drafts(1);
    await userEvent.type(screen.getByLabelText('제목'), '김장 준비');
    await userEvent.dblClick(screen.getByRole('button', { name: '임시 저장' }));
    expect(await screen.findByText('김장 준비', { selector: 'strong' }, LOADED)).toBeVisible();
    expect(await drafts(2)).toHaveLength(2);
    expect(screen.getByLabelText('제목')).toHaveValue('');
    expect(toasts.subjects()).toEqual(['draftSaved']);
    expect(sent('POST /api/Announcement')).toBe(1);
  });

  it('are neither listed nor offered by a server that keeps none', async () => {
    await open('editor');
    expect(await screen.findByRole('button', { name: '등록' }, LOADED)).toBeVisible();
    expect(await screen.findByText('지금 서버에서는 글을 임시 저장할 수 없습니다.', undefined, LOADED)).toBeVisible();
    expect(screen.queryByRole('button', { name: '임시 저장' })).not.toBeInTheDocument();
  });

  it('PERM-02 are not asked for by a member', async () => {
    const { sent } = await open('member', { hasDrafts: true });
    expect(sent('GET /api/Announcement')).toBe(1);
    expect(screen.queryByText(/임시 저장한 글/)).not.toBeInTheDocument();
  });
});
