import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { MoveChoices } from '@/ui/patterns/board/move-dialog.tsx';

const NO_PLACE = '그런 이름의 자리가 없습니다.';

const CHOICES = Array.from({ length: 21 }, (_, at) => ({
  id: `zone-${at}`,
  label: `제${at + 1}구역`,
  container: at,
  landing: `제${at + 1}구역으로 옮깁니다.`,
  isHome: false,
}));

describe('the containers to which an item can be moved', () => {
  it('are searched; that none has the name is read aloud, until one has it', async () => {
    render(
      <>
        <Announcer />
        <MoveChoices label="김가람" groups={[{ label: '구역', choices: CHOICES }]} onChosen={() => undefined} />
      </>,
    );
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, '없는 자리');
    expect(screen.getByText(NO_PLACE, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(NO_PLACE);
    await userEvent.clear(search);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
