import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { draftMessages } from '@/ui/messages/ko/posts-writing.ts';
import { DraftList } from '@/ui/patterns/posts/drafts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('EDIT-03 announces drafts that take long to load', () => {
  const ignore = () => undefined;
  render(
    <>
      <Announcer />
      <DraftList state={{ status: 'loading' }} onOpened={ignore} onRemoved={ignore} onRetry={ignore} />
    </>,
  );
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent(draftMessages.loading);
});
