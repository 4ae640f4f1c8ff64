import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';

const passed = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const said = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is on its way', () => {
  it('is said in words that stand in its place, and aloud once it takes a second', () => {
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

  it('with a turning ring is said by the same part, without the words of the documents in English', () => {
    render(
      <>
        <Announcer />
        <Spinner label="당회를 불러오고 있습니다" literal="Loading..." />
      </>,
    );
    expect(screen.getByText('Loading...')).toHaveAttribute('lang', 'en');
    passed(1100);
    expect(said()).toBe('당회를 불러오고 있습니다');
  });

  it('is not said aloud when it comes sooner', () => {
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

  it('is said once, however many places wait for it, by the one part that stands there from the start', () => {
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

  it('is said as long as one of the places waits for it, and not said again', () => {
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

  it('is not left standing when it has come', () => {
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
