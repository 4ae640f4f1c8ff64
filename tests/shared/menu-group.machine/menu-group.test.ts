import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { menuGroupMachine } from '@/shared/menu-group.machine.ts';

const group = (path: string, linkPaths: readonly string[] = ['/intro']) =>
  createActor(menuGroupMachine, { input: { linkPaths, path } }).start();

describe('SHELL-06 a click on the header of a menu group opens and closes it', () => {
  it('on any page', () => {
    const menu = group('/');
    expect(menu.getSnapshot().value).toBe('closed');
    menu.send({ type: 'header.clicked' });
    expect(menu.getSnapshot().value).toBe('open');
    menu.send({ type: 'header.clicked' });
    expect(menu.getSnapshot().value).toBe('closed');
  });

  it('it is open at first when it contains the current page', () => {
    expect(group('/Intro/history').getSnapshot().value).toBe('open');
  });
});

describe('SHELL-07 a click outside opens a group with the current page, and closes any other', () => {
  it.each([
    { was: 'open', path: '/intro/vision', becomes: 'open' },
    { was: 'open', path: '/people/pastor', becomes: 'closed' },
    { was: 'closed', path: '/intro/vision', becomes: 'open' },
    { was: 'closed', path: '/people/pastor', becomes: 'closed' },
    { was: 'open', path: '/introduction', becomes: 'closed' },
    { was: 'closed', path: '/INTRO/', becomes: 'open' },
  ])('a group that was $was becomes $becomes on $path', ({ was, path, becomes }) => {
    const menu = group(was === 'open' ? '/intro' : '/');
    expect(menu.getSnapshot().value).toBe(was);
    menu.send({ type: 'group.left', path });
    expect(menu.getSnapshot().value).toBe(becomes);
  });

  it('a group follows an element that opens and closes by itself, also before it began to', () => {
    const menu = group('/');
    menu.send({ type: 'group.closed' });
    expect(menu.getSnapshot().value).toBe('closed');
    menu.send({ type: 'group.opened' });
    expect(menu.getSnapshot().value).toBe('open');
    menu.send({ type: 'group.opened' });
    expect(menu.getSnapshot().value).toBe('open');
    menu.send({ type: 'group.closed' });
    expect(menu.getSnapshot().value).toBe('closed');
  });

  it('of a group with several roots, each counts', () => {
    const menu = group('/', ['/member', '/duty', '/role']);
    menu.send({ type: 'group.left', path: '/role/myRoles' });
    expect(menu.getSnapshot().value).toBe('open');
  });
});
