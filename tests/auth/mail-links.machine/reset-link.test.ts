import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { resetLinkMachine, selectResetEmail } from '@/auth/mail-links.machine.ts';
import type { ResetLink } from '@/auth/mail-links.ts';

const LINK: ResetLink = { email: 'minsu@example.org', code: 'a+b' };

function openedLink() {
  const actor = createActor(resetLinkMachine).start();
  return {
    open: (link?: ResetLink) => actor.send({ type: 'link.opened', link }),
    spend: () => actor.send({ type: 'link.used' }),
    state: () => actor.getSnapshot().value,
    link: () => actor.getSnapshot().context.link,
  };
}

describe('ACCT-11 the link of a reset', () => {
  it('is kept when the page is shown again without it (REL-12)', () => {
    const page = openedLink();
    page.open(LINK);
    page.open();
    expect([page.state(), page.link()]).toEqual([{ opened: 'unused' }, LINK]);
  });

  it('is replaced by another one', () => {
    const page = openedLink();
    page.open(LINK);
    page.open({ ...LINK, code: 'other' });
    expect(page.link()?.code).toBe('other');
  });

  it('is missing when the page is opened without it, until a link is opened', () => {
    const page = openedLink();
    page.open();
    expect([page.state(), page.link()]).toEqual([{ opened: 'missing' }, undefined]);
    page.open(LINK);
    expect(page.state()).toEqual({ opened: 'unused' });
  });

  it('is dropped once it is used; the page is then without a link', () => {
    const page = openedLink();
    page.open(LINK);
    page.spend();
    expect([page.state(), page.link()]).toEqual([{ opened: 'spent' }, undefined]);
    page.open();
    expect(page.state()).toEqual({ opened: 'missing' });
  });

  it('replaces a used one', () => {
    const page = openedLink();
    page.open(LINK);
    page.spend();
    page.open({ ...LINK, code: 'other' });
    expect([page.state(), page.link()?.code]).toEqual([{ opened: 'unused' }, 'other']);
  });
});

describe('ACCT-11 the account of a reset link', () => {
  it('is unknown before the address is read, and missing when it contains no link', () => {
    const actor = createActor(resetLinkMachine).start();
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'loading' });
    actor.send({ type: 'link.opened', link: undefined });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'empty' });
  });

  it('stays on the final page when the link is used', () => {
    const actor = createActor(resetLinkMachine).start();
    actor.send({ type: 'link.opened', link: { email: 'minsu@example.org', code: 'a+b' } });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'ready', value: 'minsu@example.org' });
    actor.send({ type: 'link.used' });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'ready', value: '' });
  });
});
