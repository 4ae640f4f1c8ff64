import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BULLETIN_PUBLISHER, BULLETIN_REPOSITORY, bulletinsEntry } from '@/composition/bulletins.ts';
import { FILE_HEADS } from '@/composition/uploads.ts';
import type { BulletinUpload } from '@/content/bulletins/bulletins.ports.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { BulletinIsland } from '@/ui/pages/sermon/bulletin/bulletin-view.tsx';
import { UploadBulletinIsland } from '@/ui/pages/sermon/bulletin/upload-bulletin-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { aFile, aHead } from '../../../../builders/upload-file.ts';
import { bulletinRepository } from '../../../../fakes/bulletin-repository.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';

// On the server it is Friday, 20 November 2026.
async function open(
  page = '/sermon/uploadBulletin',
  repository = bulletinRepository({ Sun2026Nov22: ['/1.png', '/2.png'] }),
  view = <UploadBulletinIsland />,
) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const refresh = () => Promise.resolve(done(aRawToken({ role: 'Teacher' })));
  const core = await renderWithCore(null, { page, kept: aRawToken({ role: 'Editor' }), gateway: { refresh } });
  const publishing = handSettled<[BulletinUpload], Outcome<readonly FileFailure[]>>();
  core.replace(BULLETIN_REPOSITORY, repository);
  core.replace(BULLETIN_PUBLISHER, { publish: publishing.call });
  core.replace(FILE_HEADS, { readHead: () => Promise.resolve(aHead('png')) });
  await core.show(view);
  await settle();
  const queue = core.servicesOf(bulletinsEntry, dateText).uploads;
  act(() => queue.send({ type: 'files.chosen', files: [aFile('1.png'), aFile('2.png')] }));
  await settle();
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { ...core, publishing, press };
}

const submits = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /주보 (?:뒤에 붙이기|바꾸기|올리기|다시 올리기)$/.test(text));

describe('BULL-05 publishing a bulletin', () => {
  it('follows the calendar', async () => {
    const { press, navigation } = await open();
    await press('11월 11일 수요일');
    expect(navigation.visited).toEqual(['/sermon/uploadBulletin?date=2026-11-15']);
  });

  it('lets its editor choose when it is unknown whether there are pages', async () => {
    const blind = bulletinRepository({}, { pages: () => Promise.resolve(refused('timedOut')) });
    await open('/sermon/uploadBulletin', blind);
    expect(submits()).toHaveLength(2);
    expect(screen.getByText(/이미 올라온 쪽이 있는지는 확인하지 못했습니다/)).toBeVisible();
  });

  it('focuses the heading of its form when the button disappears with the files', async () => {
    const { publishing, press } = await open('/sermon/uploadBulletin?date=2026-11-11');
    act(() => screen.getByRole('button', { name: '11월 15일 주보 올리기' }).focus());
    await press('11월 15일 주보 올리기');
    publishing.last().resolve(done([]));
    await settle();
    expect(screen.getByRole('heading', { name: '11월 15일 주보 올리기' })).toHaveFocus();
  });

  it('adds left-over pages behind the accepted ones, and never replaces those', async () => {
    const { publishing, press } = await open();
    await press('11월 22일 주보 바꾸기');
    await press('바꿉니다');
    publishing.last().resolve(done([{ index: 1, fileName: '2.png', message: 'dark' }]));
    await settle();
    expect(submits()).toEqual(['11월 22일 주보 다시 올리기']);
    await press('11월 22일 주보 다시 올리기');
    expect(publishing.last().args[0]).toMatchObject({ label: 'Sun2026Nov22', mode: 'append' });
  });
});

describe('REL-09 an editor who loses the role while pages are chosen', () => {
  it('keeps them, is told so, and cannot send them', async () => {
    const { session } = await open('/sermon/bulletin', undefined, <BulletinIsland />);
    expect(submits()).not.toEqual([]);
    act(() => session.send({ type: 'refresh.asked' }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('글을 올릴 수 있는 역할이 없어져');
    expect(screen.getByRole('button', { name: '빼기 2.png' })).toBeVisible();
    expect(submits()).toEqual([]);
  });

  it('no longer sees the form when the last of them is removed', async () => {
    const { session, press } = await open('/sermon/bulletin', undefined, <BulletinIsland />);
    act(() => session.send({ type: 'refresh.asked' }));
    await settle();
    await press('빼기 1.png');
    await press('빼기 2.png');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /주보 올리기$/ })).not.toBeInTheDocument();
  });
});
