import { screen } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import { type ComponentProps, memo } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ProvidedMemberList } from '@/admin/members/member-list.machine.ts';
import { createFeature } from '@/composition/entry.ts';
import type { membersFeature } from '@/composition/members.ts';
import type { rolesFeature } from '@/composition/roles.ts';
import { type SessionActor, token } from '@/composition/tokens.ts';
import { type HasServices, useCore, useCoreService, withServices } from '@/ui/app/islands/core-context.tsx';
import { renderWithCore } from '../../../support/render-with-core.tsx';

const GREETING = token<string>('Greeting');
const LOUDNESS = token<number>('Loudness');

const greetingFeature = createFeature({ greeting: GREETING }, [
  new ContainerModule(({ bind }) => void bind(GREETING).toConstantValue('안녕하세요')),
]);
const loudFeature = createFeature({ greeting: LOUDNESS }, []);

interface GreetingProps extends HasServices<typeof greetingFeature> {
  readonly name: string;
}

function Greeting({ services, name }: GreetingProps) {
  return `${services.greeting}, ${name}`;
}

describe('the view of an island', () => {
  it('gets the services of its feature beside its own properties', async () => {
    const Island = withServices(greetingFeature, Greeting);
    const { show } = await renderWithCore(<Island name="소망" />);
    expect(screen.getByText('안녕하세요, 소망')).toBeVisible();
    await show(<Island name="믿음" />);
    expect(screen.getByText('안녕하세요, 믿음')).toBeVisible();
  });

  it('gets them as the same object each time: a memoised view is not rendered again', async () => {
    const rendered = vi.fn(Greeting);
    const Island = withServices(greetingFeature, memo(rendered));
    const { show } = await renderWithCore(<Island name="소망" />);
    await show(<Island name="소망" />);
    expect(rendered).toHaveBeenCalledOnce();
  });
});

/** Never run: the compiler checks it, and reports a line whose expected error does not occur. */
describe('what does not compile', () => {
  it('is a view that asks for what its feature does not offer', () => {
    const read = ({ services }: HasServices<typeof membersFeature>) => {
      expectTypeOf(services.list).toEqualTypeOf<ProvidedMemberList>();
      // @ts-expect-error the feature of members has no `requests`: they are offered by that of roles
      void services.requests;
      // @ts-expect-error `repository` is internal to the feature
      void services.repository;
    };
    expect(read).toBeTypeOf('function');
  });

  it('is an island with a feature that lacks what its view asks for, or offers something else by that name', () => {
    const tie = (members: typeof membersFeature, roles: typeof rolesFeature) => {
      const Members = (_: HasServices<typeof membersFeature>) => null;
      withServices(members, Members);
      // @ts-expect-error the view is one of members, and gets the services of roles
      withServices(roles, Members);
      // @ts-expect-error the greeting of this feature is a number
      withServices(loudFeature, Greeting);
    };
    expect(tie).toBeTypeOf('function');
  });

  it('is an island that is shown without a property of its view, or with services', () => {
    const Island = withServices(greetingFeature, Greeting);
    expectTypeOf<ComponentProps<typeof Island>>().toEqualTypeOf<{ readonly name: string }>();
  });

  it('is a part that gets another service by that name', () => {
    const List = (_: { readonly list: ProvidedMemberList }) => null;
    const render = (members: HasServices<typeof membersFeature>, roles: HasServices<typeof rolesFeature>) => (
      <>
        <List list={members.services.list} />
        {/* @ts-expect-error the list of another feature is one of roles */}
        <List list={roles.services.list} />
      </>
    );
    expect(render).toBeTypeOf('function');
  });

  it('is to ask the core for a service of a feature, or for any feature', () => {
    const useAll = () => {
      expectTypeOf(useCoreService('session')).toEqualTypeOf<SessionActor>();
      // @ts-expect-error members are no service of the core
      useCoreService('list');
      // @ts-expect-error the component that gives islands their services is hidden from views
      void useCore().servicesOf;
    };
    expect(useAll).toThrow();
  });
});
