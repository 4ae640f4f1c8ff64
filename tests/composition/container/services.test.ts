import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { servicesIn } from '@/composition/container.ts';
import { createFeature } from '@/composition/entry.ts';
import { token } from '@/composition/tokens.ts';

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
  it('are each made when they are first read, with their bindings', () => {
    const { greeting, made } = twoFeatures();
    const services = servicesIn(new Container())(greeting);
    expect(made()).toBe(0);
    expect(services.greeting).toBe('안녕하세요, 소망');
    expect(services.greeting).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('are one object, so that views that get it compare as equal', () => {
    const { greeting, name } = twoFeatures();
    const servicesOf = servicesIn(new Container());
    expect(servicesOf(greeting)).toBe(servicesOf(greeting));
    expect(servicesOf(greeting)).not.toBe(servicesOf(name));
  });

  it('are not made by what looks through the object', () => {
    const { greeting, made } = twoFeatures();
    expect({ ...servicesIn(new Container())(greeting) }).toEqual({});
    expect(made()).toBe(0);
  });

  it('load shared bindings once', () => {
    const { greeting, name, made } = twoFeatures();
    const servicesOf = servicesIn(new Container());
    expect(servicesOf(name).name).toEqual({ name: '소망' });
    expect(servicesOf(greeting).greeting).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('do not replace an existing binding', () => {
    const { greeting, made } = twoFeatures();
    const container = new Container();
    container.bind(GREETING).toConstantValue('반갑습니다');
    expect(servicesIn(container)(greeting).greeting).toBe('반갑습니다');
    expect(made()).toBe(0);
  });
});
