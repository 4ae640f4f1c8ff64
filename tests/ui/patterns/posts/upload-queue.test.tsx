import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRule } from '@/content/uploads/files.ts';
import type { UploadQueueActor } from '@/content/uploads/queued-files.machine.ts';
import type { Sending, UploadReport } from '@/content/uploads/upload.machine.ts';
import { startUploadQueue } from '@/content/uploads/upload-queue.machine.ts';
import { refused } from '@/shared/outcome.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import { aFile, aHead } from '../../../builders/upload-file.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

/** The progress text of each row. */
const texts = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByText(/(?:보내고|보냈|기다립니다)/).textContent);

const held = new Set<string>();

beforeEach(() => {
  held.clear();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    const address = `blob:${count}`;
    held.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void held.delete(address));
  return () => vi.restoreAllMocks();
});

function Uploads({ queue }: { readonly queue: UploadQueueActor }) {
  return (
    <>
      <UploadQueue queue={queue} viewModel={useUploadQueue(queue)} label="고르기" />
      <Announcer />
    </>
  );
}

async function show(readHead = () => Promise.resolve<Uint8Array>(aHead('png'))) {
  const sending = handSettled<[Sending, AbortSignal], UploadReport<null>>();
  const queue = startUploadQueue({
    rule: imageRule,
    heads: { readHead },
    send: sending.call,
  });
  const core = await renderWithCore(<Uploads queue={queue} />, { page: '/sermon/uploadBulletin' });
  const choose = async (...names: readonly string[]) => {
    fireEvent.change(screen.getByLabelText('고르기', { selector: 'input' }), {
      target: { files: names.map((name) => aFile(name)) },
    });
    await settle();
  };
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => /\S+\.png/.exec(textContent)?.[0]);
  const ask = () => act(() => queue.send({ type: 'upload.asked' }));
  return { ...core, queue, sending, choose, rows, ask };
}

describe('BULL-07 chosen files', () => {
  it('have a preview, whose object URL is revoked when they are removed', async () => {
    const { choose, unmount } = await show();
    await choose('1.png', '2.png');
    expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '빼기 1.png' }));
    expect(screen.getByRole('button', { name: '빼기 2.png' }).closest('li')).toHaveFocus();
    expect(held.size).toBe(1);
    unmount();
    expect(held.size).toBe(0);
  });

  it('are reordered by buttons, and the page’s one announcer says the new place', async () => {
    const { choose, rows } = await show();
    await choose('1.png', '2.png', '3.png');
    fireEvent.click(screen.getByRole('button', { name: '위로 3.png' }));
    expect(rows()).toEqual(['1.png', '3.png', '2.png']);
    expect(screen.getByText('3.png: 3개 가운데 2번째')).toHaveAttribute('id', 'announcer');
    fireEvent.click(screen.getByRole('button', { name: '아래로 1.png' }));
    expect(rows()).toEqual(['3.png', '1.png', '2.png']);
    expect(screen.getByRole('button', { name: '위로 3.png' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('BULL-07 files that are sent', () => {
  it('leave everything in its place from the press until the answer (REL-17)', async () => {
    const { choose, ask, sending } = await show();
    await choose('1.png', '2.png');
    const isInert = (part: Element) => part.closest('[inert]') !== null;
    /** The parts that a press on the form's button takes away from above it. */
    const takenAway = () => {
      const before = [...document.querySelectorAll('body *')];
      ask();
      return before.filter((part) => !part.isConnected).map((part) => part.outerHTML);
    };
    const chooser = screen.getByRole('region', { name: '고르기' });
    expect(isInert(chooser)).toBe(false);
    expect(takenAway()).toEqual([]);
    expect(isInert(chooser)).toBe(true);
    // In the place of the choice, which is kept below it.
    expect(chooser.parentElement).toContainElement(screen.getByRole('progressbar'));
    sending.last().resolve({ outcome: refused('networkError'), failures: [] });
    await settle();
    const failure = screen.getByText('업로드 실패하였습니다.');
    expect(isInert(failure)).toBe(false);
    expect(takenAway()).toEqual([]);
    expect(isInert(failure)).toBe(true);
  });

  it('show their own progress, or only that of the whole when it is unknown', async () => {
    const { choose, ask, sending } = await show();
    await choose('1.png', '2.png', '3.png');
    ask();
    expect(texts()).toEqual(['보내고 있습니다', '보내고 있습니다', '보내고 있습니다']);
    act(() => sending.last().args[0].notifyProgress(0.5));
    expect(texts()).toEqual(['보냈습니다', '50% 보냈습니다', '차례를 기다립니다']);
  });

  it('can be removed one by one while the server cannot have stored them, and the focus moves on', async () => {
    const { choose, ask, sending, rows } = await show();
    await choose('1.png', '2.png', '3.png');
    ask();
    const takeOut = () => screen.getByRole('button', { name: '빼기 2.png' });
    fireEvent.click(takeOut());
    expect(takeOut()).toHaveAttribute('aria-disabled', 'true');
    expect(rows()).toEqual(['1.png', '2.png', '3.png']);
    act(() => sending.last().args[0].notifyProgress(0.5));
    expect(takeOut()).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(takeOut());
    expect(rows()).toEqual(['1.png', '3.png']);
    expect(screen.getByRole('button', { name: '빼기 3.png' }).closest('li')).toHaveFocus();
    expect(sending.calls).toHaveLength(2);
    expect(screen.getByRole('progressbar')).toBeVisible();
  });

  it('are cancelled as a whole with the only one, without a message', async () => {
    const { choose, ask, sending } = await show();
    await choose('1.png');
    ask();
    act(() => sending.last().args[0].notifyProgress(0.5));
    fireEvent.click(screen.getByRole('button', { name: '빼기 1.png' }));
    expect(screen.getByText('올리기를 그만두었습니다.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('REL-18 go on when the page is left', async () => {
    const { choose, ask, navigation, unmount, sending } = await show();
    await choose('1.png');
    ask();
    navigation.goTo('/communion/events');
    unmount();
    expect(sending.last().args[1].aborted).toBe(false);
  });
});
