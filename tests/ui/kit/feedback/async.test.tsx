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

describe('what has to be fetched before it can be shown', () => {
  it('is outlined while it is on its way', () => {
    show({ status: 'loading' });
    expect(screen.getByText('행사를 불러오고 있습니다').previousElementSibling?.childElementCount).toBe(2);
  });

  it('is shown once it is there', () => {
    show({ status: 'ready', value: '체육대회' });
    expect(screen.getByText('체육대회')).toBeInTheDocument();
    expect(screen.queryByText('행사를 불러오고 있습니다')).toBeNull();
  });

  it('is calm when there is none of it', () => {
    show({ status: 'empty' });
    expect(screen.getByText('행사가 없습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why it cannot be had, and is asked for again', async () => {
    const onRetry = show({ status: 'failed', reason: 'lost' });
    expect(screen.getByRole('alert')).toHaveTextContent('연결되지 않았습니다.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('leaves each of its places to a page that has something of its own for it', () => {
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

  it('shows nothing where nobody says that there is none', () => {
    const { container } = render(
      <Async state={{ status: 'empty' }} loading="">
        {() => null}
      </Async>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
