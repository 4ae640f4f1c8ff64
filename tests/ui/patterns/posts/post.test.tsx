import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Announcement } from '@/content/posts/posts.ts';
import { Post } from '@/ui/patterns/posts/post.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';
import { anAnnouncement } from '../../../builders/announcement.ts';

interface ShownPost {
  readonly announcement: Announcement;
  readonly onRemove?: () => void;
}

const AnnouncementPost = ({ announcement, onRemove }: ShownPost) => (
  <Post post={announcement} href="/communion/announcements/42" author={announcement.author} onRemove={onRemove}>
    <Paragraphs text={announcement.content} />
  </Post>
);

describe('ANNO-01, LIST-04 an announcement', () => {
  it('shows title, local day, author and content', () => {
    render(<AnnouncementPost announcement={anAnnouncement()} />);
    expect(screen.getByRole('heading', { name: '추수감사절 예배' })).toBeVisible();
    expect(screen.getByText('2026-11-20')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByText(/교회 사무실/)).toHaveTextContent('2026-11-20 · 교회 사무실');
  });

  it('separates paragraphs at empty lines', () => {
    const announcement = anAnnouncement({ content: '하나\n같은 문단\n\n둘' });
    const { container } = render(<AnnouncementPost announcement={announcement} />);
    const paragraphs = [...container.querySelectorAll('article > div > p')].map((paragraph) => paragraph.textContent);
    expect(paragraphs).toEqual(['하나\n같은 문단', '둘']);
  });

  it('shows no date when there is none, and no dot without an author', () => {
    const { container } = render(
      <AnnouncementPost announcement={anAnnouncement({ created: undefined, author: '' })} />,
    );
    expect(container.querySelector('time')).toBeNull();
    expect(screen.getByRole('banner')).toHaveTextContent(/^추수감사절 예배$/);
  });

  it('REL-14 shows markup as text', () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const { container } = render(
      <AnnouncementPost announcement={anAnnouncement({ title: script, content: script })} />,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(script);
    expect(container.querySelector('script, img')).toBeNull();
  });
});

describe('PERM-02 deleting an announcement', () => {
  it('is not offered to users who may not', () => {
    render(<AnnouncementPost announcement={anAnnouncement()} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a button that names the announcement', async () => {
    const remove = vi.fn();
    render(<AnnouncementPost announcement={anAnnouncement()} onRemove={remove} />);
    await userEvent.click(screen.getByRole('button', { name: '삭제 추수감사절 예배' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
