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

/** Two features that stand on the same bindings. */
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
  it('come with the bindings, which load when the first is asked for', () => {
    const { greeting, made } = twoFeatures();
    const service = servicesIn(new Container());
    expect(made()).toBe(0);
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('load once what two features stand on', () => {
    const { greeting, name, made } = twoFeatures();
    const service = servicesIn(new Container());
    expect(service(name, 'name')).toEqual({ name: '소망' });
    expect(service(greeting, 'greeting')).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('give way to what is bound already', () => {
    const { greeting, made } = twoFeatures();
    const container = new Container();
    container.bind(GREETING).toConstantValue('반갑습니다');
    expect(servicesIn(container)(greeting, 'greeting')).toBe('반갑습니다');
    expect(made()).toBe(0);
  });
});

describe('what a view may ask for', () => {
  it('is what its feature offers, as the type that it has; anything else does not compile', () => {
    const useAll = () => {
      expectTypeOf(useService(membersFeature, 'list')).toEqualTypeOf<ProvidedMemberList>();
      expectTypeOf(useService(coreFeature, 'session')).toEqualTypeOf<SessionActor>();
      // @ts-expect-error the feature of the members offers no requests for roles
      useService(membersFeature, 'requests');
      // @ts-expect-error nor what it keeps for itself
      useService(membersFeature, 'repository');
    };
    expect(useAll).toThrow();
  });
});
