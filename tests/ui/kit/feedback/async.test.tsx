import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Async, type AsyncState } from '@/ui/kit/feedback/async.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';

type Reason = 'lost' | 'refused';

const why = { lost: '연결되지 않았습니다.', refused: '권한이 없습니다.' };

const show = (state: AsyncState<string, Reason>, onRetry = vi.fn()) => {
  render(
    <Async
      state={state}
      loading="행사를 불러오고 있습니다"
      lines={2}
      empty="행사가 없습니다."
      renderFailed={(reason) => <ErrorState sentence={why[reason]} onRetry={onRetry} />}
    >
      {(value) => <p>{value}</p>}
    </Async>,
  );
  return onRetry;
};

describe('a value that is loaded', () => {
  it('has a skeleton while it is loading', () => {
    show({ status: 'loading' });
    expect(screen.getByText('행사를 불러오고 있습니다').previousElementSibling?.childElementCount).toBe(2);
  });

  it('is shown when it is ready', () => {
    show({ status: 'ready', value: '체육대회' });
    expect(screen.getByText('체육대회')).toBeInTheDocument();
    expect(screen.queryByText('행사를 불러오고 있습니다')).toBeNull();
  });

  it('has a calm message when it is empty', () => {
    show({ status: 'empty' });
    expect(screen.getByText('행사가 없습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the reason and a retry when it failed', async () => {
    const onRetry = show({ status: 'failed', reason: 'lost' });
    expect(screen.getByRole('alert')).toHaveTextContent('연결되지 않았습니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('can have a page’s own view in every state', () => {
    const own = (state: AsyncState<string, Reason>) => (
      <Async
        state={state}
        loading={<output>그림자</output>}
        empty={<p>비었습니다</p>}
        renderFailed={(reason) => <p>{reason}</p>}
      >
        {(value) => value}
      </Async>
    );
    const { rerender, container } = render(own({ status: 'loading' }));
    expect(container).toHaveTextContent('그림자');
    rerender(own({ status: 'empty' }));
    expect(container).toHaveTextContent('비었습니다');
    rerender(own({ status: 'failed', reason: 'refused' }));
    expect(container).toHaveTextContent('refused');
  });

  it('shows nothing when it is empty and no message is given', () => {
    const { container } = render(
      <Async state={{ status: 'empty' }} loading="">
        {() => null}
      </Async>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
