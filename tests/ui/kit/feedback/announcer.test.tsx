import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { Skeleton, Spinner } from '@/ui/kit/feedback/loading.tsx';
import { english } from '@/ui/messages/message-text.ts';

const passed = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const said = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a loading state', () => {
  it('has a hidden text in its place, and is announced after a second', () => {
    render(
      <>
        <Announcer />
        <Skeleton label="공지사항을 불러오고 있습니다" />
      </>,
    );
    expect(screen.getByText('공지사항을 불러오고 있습니다')).toBeInTheDocument();
    passed(900);
    expect(said()).toBe('');
    passed(200);
    expect(said()).toBe('공지사항을 불러오고 있습니다');
  });

  it('with a spinner is announced by the same announcer, without its English text', () => {
    render(
      <>
        <Announcer />
        <Spinner label="당회를 불러오고 있습니다" literal={english('Loading...')} />
      </>,
    );
    expect(screen.getByText('Loading...')).toHaveAttribute('lang', 'en');
    passed(1100);
    expect(said()).toBe('당회를 불러오고 있습니다');
  });

  it('is not announced when it ends sooner', () => {
    const { rerender } = render(
      <>
        <Announcer />
        <Skeleton />
      </>,
    );
    passed(900);
    rerender(<Announcer />);
    passed(5000);
    expect(said()).toBe('');
  });

  it('is announced once for any number of places, by the one announcer of the page', () => {
    render(
      <>
        <Announcer />
        <Skeleton label="행사를 불러오고 있습니다" />
        <Skeleton label="행사를 불러오고 있습니다" />
        <Skeleton label="주보를 불러오고 있습니다" />
      </>,
    );
    passed(1100);
    expect(said()).toBe('행사를 불러오고 있습니다 주보를 불러오고 있습니다');
  });

  it('is announced until the last of the places is done, and not again', () => {
    const waiting = '행사를 불러오고 있습니다';
    const { rerender } = render(
      <>
        <Announcer />
        <Skeleton key="first" label={waiting} />
        <Skeleton key="second" label={waiting} />
      </>,
    );
    passed(1100);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    rerender(
      <>
        <Announcer />
        <Skeleton key="second" label={waiting} />
      </>,
    );
    expect(said()).toBe(waiting);
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
    rerender(<Announcer />);
    expect(said()).toBe('');
    observer.disconnect();
  });

  it('is removed from the announcer when it ends', () => {
    const { rerender } = render(
      <>
        <Announcer />
        <Skeleton />
      </>,
    );
    passed(1100);
    expect(said()).not.toBe('');
    rerender(<Announcer />);
    expect(said()).toBe('');
  });
});
