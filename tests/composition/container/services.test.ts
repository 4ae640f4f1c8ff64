import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { servicesIn } from '@/composition/container.ts';
import { entry, shared } from '@/composition/entry.ts';
import { CLOCK } from '@/composition/tokens.ts';
import { stillClock } from '../../fakes/still-clock.ts';

/** Two entries with a service that both need. */
function twoEntries() {
  let made = 0;
  const name = shared('Name', () => {
    made += 1;
    return { name: '소망' };
  });
  return {
    made: () => made,
    name,
    greeting: entry({ greeting: (get) => ({ text: `안녕하세요, ${get(name).name}` }) }),
    naming: entry({ name: (get) => get(name) }),
  };
}

describe('the services of an entry', () => {
  it('are each made when they are first read, and stay the same', () => {
    const { greeting, made } = twoEntries();
    const services = servicesIn(new Container())(greeting);
    expect(made()).toBe(0);
    const first = services.greeting;
    expect(first).toEqual({ text: '안녕하세요, 소망' });
    expect(services.greeting).toBe(first);
  });

  it('are one object, so that views that get it compare as equal', () => {
    const { greeting, naming } = twoEntries();
    const servicesOf = servicesIn(new Container());
    expect(servicesOf(greeting)).toBe(servicesOf(greeting));
    expect(servicesOf(greeting)).not.toBe(servicesOf(naming));
  });

  it('are not made by what looks through the object', () => {
    const { greeting, made } = twoEntries();
    expect({ ...servicesIn(new Container())(greeting) }).toEqual({});
    expect(made()).toBe(0);
  });

  it('that failed to be made are made again', () => {
    let tries = 0;
    const failing = entry({
      service: () => {
        tries += 1;
        if (tries === 1) throw new Error('The storage is full');
        return tries;
      },
    });
    const services = servicesIn(new Container())(failing);
    expect(() => services.service).toThrow('The storage is full');
    expect(services.service).toBe(2);
  });

  it('get what only views have from the first view', () => {
    const worded = entry({ greeting: (_, words: { readonly hello: string }) => words.hello });
    const servicesOf = servicesIn(new Container());
    expect(servicesOf(worded, { hello: '안녕하세요' }).greeting).toBe('안녕하세요');
    expect(servicesOf(worded, { hello: '반갑습니다' }).greeting).toBe('안녕하세요');
  });
});

describe('a service that entries share', () => {
  it('is made once', () => {
    const { greeting, naming, made } = twoEntries();
    const servicesOf = servicesIn(new Container());
    expect(servicesOf(naming).name).toEqual({ name: '소망' });
    expect(servicesOf(greeting).greeting.text).toBe('안녕하세요, 소망');
    expect(made()).toBe(1);
  });

  it('is the one that the container has, if a test has bound one', () => {
    const { naming, name, made } = twoEntries();
    const container = new Container();
    const fake = { name: '믿음' };
    container.bind(name.token).toConstantValue(fake);
    expect(servicesIn(container)(naming).name).toBe(fake);
    expect(made()).toBe(0);
  });

  it('gets services of the core by their tokens', () => {
    const container = new Container();
    const clock = stillClock();
    container.bind(CLOCK).toConstantValue(clock);
    const timed = entry({ clock: (get) => get(shared('Timed', (core) => core(CLOCK))) });
    expect(servicesIn(container)(timed).clock).toBe(clock);
  });
});
