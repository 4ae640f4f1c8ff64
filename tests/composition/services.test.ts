import { Container, ContainerModule } from 'inversify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { createFeature } from '@/composition/feature.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { servicesIn } from '@/composition/services.ts';
import { token } from '@/composition/token.ts';
import type { SessionActor } from '@/composition/tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';

const GREETING = token<string>('Greeting');
const NAME = token<{ readonly name: string }>('Name');

/** Two features with shared bindings. */
function twoFeatures() {
  let made = 0;
  const shared = new ContainerModule(({ bind }) => {
    made += 1;
    bind(NAME).toConstantValue({ name: '소망' });
  });
  const own = new ContainerModule(({ bind }) => {
    bind(GREETING).toResolvedValue(({ name }) => `안녕하세요, ${name}`, [NAME]);
  });
  return {
    made: () => made,
    greeting: createFeature({ greeting: GREETING }, [shared, own]),
    name: createFeature({ name: NAME }, [shared]),
  };
}

describe('the services of a feature', () => {
  it('bring their bindings, which are loaded with the first service', () => {
    const { greeting, made } = twoFeatures();
    const service = servicesIn(new Container());
    expect(made()).toBe(0);
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('load shared bindings once', () => {
    const { greeting, name, made } = twoFeatures();
    const service = servicesIn(new Container());
    expect(service(name, 'name')).toEqual({ name: '소망' });
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('do not replace an existing binding', () => {
    const { greeting, made } = twoFeatures();
    const container = new Container();
    container.bind(GREETING).toConstantValue('반갑습니다');
    expect(servicesIn(container)(greeting, 'greeting')).toBe('반갑습니다');
    expect(made()).toBe(0);
  });
});

describe('a service that a view uses', () => {
  it('is one of its feature, with its type; any other does not compile', () => {
    const useAll = () => {
      expectTypeOf(useService(membersFeature, 'list')).toEqualTypeOf<ProvidedMemberList>();
      expectTypeOf(useService(coreFeature, 'session')).toEqualTypeOf<SessionActor>();
      // @ts-expect-error the members' feature has no service `requests`
      useService(membersFeature, 'requests');
      // @ts-expect-error `repository` is internal to the feature
      useService(membersFeature, 'repository');
    };
    expect(useAll).toThrow();
  });
});
