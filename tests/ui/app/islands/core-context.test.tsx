import { screen } from '@testing-library/react';
import { memo } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ProvidedMemberList } from '@/admin/members/member-list.machine.ts';
import type { RemovalTexts } from '@/admin/members/member-removal.machine.ts';
import { entry, type ServicesOf } from '@/composition/entry.ts';
import type { membersEntry } from '@/composition/members.ts';
import type { SessionActor } from '@/composition/tokens.ts';
import { useCore, useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { renderWithCore } from '../../../support/render-with-core.tsx';

const greetingEntry = entry({ greeting: () => ({ text: '안녕하세요' }) });

interface GreetingProps {
  readonly name: string;
}

function Greeting({ name }: GreetingProps) {
  return `${useServices(greetingEntry).greeting.text}, ${name}`;
}

describe('the view of an island', () => {
  it('gets the services of its entry', async () => {
    const { show } = await renderWithCore(<Greeting name="소망" />);
    expect(screen.getByText('안녕하세요, 소망')).toBeVisible();
    await show(<Greeting name="믿음" />);
    expect(screen.getByText('안녕하세요, 믿음')).toBeVisible();
  });

  it('gets them as the same object each time: a memoised part is not rendered again', async () => {
    const rendered = vi.fn(
      ({ services }: { readonly services: ServicesOf<typeof greetingEntry> }) => services.greeting.text,
    );
    const Part = memo(rendered);
    const View = (_: GreetingProps) => <Part services={useServices(greetingEntry)} />;
    const { show } = await renderWithCore(<View name="소망" />);
    await show(<View name="믿음" />);
    expect(rendered).toHaveBeenCalledOnce();
  });
});

/** Never run: the compiler checks it, and reports a line whose expected error does not occur. */
describe('what does not compile', () => {
  it('is a view that asks for what its entry lacks', () => {
    const useAll = (members: typeof membersEntry, texts: RemovalTexts) => {
      const services = useServices(members, texts);
      expectTypeOf(services.list).toEqualTypeOf<ProvidedMemberList>();
      // @ts-expect-error the entry of members has no `requests`: they are of that of roles
      void services.requests;
      // @ts-expect-error `repository` is internal to the entry
      void services.repository;
    };
    expect(useAll).toBeTypeOf('function');
  });

  it('is a view that does not give what its entry needs, or gives something else', () => {
    const useAll = (members: typeof membersEntry) => {
      // @ts-expect-error its toasts name members
      useServices(members);
      // @ts-expect-error these are no texts
      useServices(members, { titleOf: 7 });
    };
    expect(useAll).toBeTypeOf('function');
  });

  it('is to ask the core for a service of an entry, or for any entry', () => {
    const useAll = () => {
      expectTypeOf(useCoreService('session')).toEqualTypeOf<SessionActor>();
      // @ts-expect-error members are no service of the core
      useCoreService('list');
      // @ts-expect-error what opens entries is hidden from views
      void useCore().servicesOf;
    };
    expect(useAll).toThrow();
  });
});
