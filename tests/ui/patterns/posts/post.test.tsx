import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  it('shows no date when there is none, and no dot without an author', () => {
    const { container } = render(
      <AnnouncementPost announcement={anAnnouncement({ created: undefined, author: '' })} />,
    );
    expect(container.querySelector('time')).toBeNull();
    expect(screen.getByRole('banner')).toHaveTextContent(/^추수감사절 예배$/);
  });
});
