import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  Collapsible,
  CollapsibleContent,
  CollapsiblePreview,
  CollapsibleTrigger,
} from '@/ui/kit/layout/collapsible.tsx';

describe('content that a button shows', () => {
  it('is mounted, and announced by the button, once it is shown', () => {
    render(
      <Collapsible>
        <CollapsiblePreview>처음</CollapsiblePreview>
        <CollapsibleContent>전체</CollapsibleContent>
        <CollapsibleTrigger variant="bare" closed="더 보기" open="접기" arrow />
      </Collapsible>,
    );
    const button = screen.getByRole('button', { expanded: false });
    expect(screen.queryByText('전체')).not.toBeInTheDocument();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('전체')).toHaveAttribute('id', button.getAttribute('aria-controls'));
    fireEvent.click(button);
    expect(screen.queryByText('전체')).not.toBeInTheDocument();
  });

  it('stays mounted where it is to, and shown while it cannot be closed', () => {
    const changed = vi.fn();
    const collapsible = (disabled: boolean) => (
      <Collapsible open={false} onOpenChange={changed} disabled={disabled}>
        <CollapsibleTrigger variant="quiet" closed="쓰기" open="접기" />
        <CollapsibleContent mounted>양식</CollapsibleContent>
      </Collapsible>
    );
    const { rerender } = render(collapsible(false));
    expect(screen.getByText('양식')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button'));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
    rerender(collapsible(true));
    fireEvent.click(screen.getByRole('button'));
    expect(changed).toHaveBeenCalledOnce();
    expect(screen.getByText('양식')).toHaveAttribute('data-disabled');
  });
});
