import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '@/ui/app/shell/shown-page.tsx';

describe('a page that cannot be rendered', () => {
  // React logs the errors that a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  const show = (error: Error) => {
    let isMended = false;
    const Page = () => {
      if (!isMended) throw error;
      return <h1>행사</h1>;
    };
    const onRetry = vi.fn(() => {
      isMended = true;
      return Promise.resolve();
    });
    render(
      <PageBoundary path="/organizations" onRetry={onRetry}>
        <Page />
      </PageBoundary>,
    );
    return onRetry;
  };

  it('shows that the fault is the application’s', () => {
    show(new TypeError('x is undefined'));
    expect(screen.getByRole('alert')).toHaveTextContent('이 페이지에 문제가 생겨 보여 드리지 못했습니다.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('인터넷');
  });

  it('is shown as soon as it can be', async () => {
    const onRetry = show(new TypeError('x is undefined'));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '행사' })).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is rendered again at another address of the same view', () => {
    const Page = ({ path }: { readonly path: string }) => {
      if (path.endsWith('/1')) throw new TypeError('x is undefined');
      return <h1>부서 및 기관</h1>;
    };
    const at = (path: string) => (
      <PageBoundary path={path} onRetry={() => Promise.resolve()}>
        <Page path={path} />
      </PageBoundary>
    );
    const { rerender } = render(at('/organizations/committees/1'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(at('/organizations'));
    expect(screen.getByRole('heading', { name: '부서 및 기관' })).toBeVisible();
  });
});
