import type { ServiceIdentifier } from 'inversify';

/** The tokens of an object of services, each under the name that the object has for it. */
export type TokensOf<Services extends object> = {
  readonly [Name in keyof Services]-?: ServiceIdentifier<Services[Name]>;
};

/** The arguments of inversify's `toResolvedValue`. */
type Resolution<Service> = [factory: (...services: unknown[]) => Service, tokens: ServiceIdentifier[]];

/**
 * Passes services by name to a function that takes one object of them: a list of more than four tokens, passed by
 * position, would be hard to read. @example bind(MEMBER_LIST).toResolvedValue(...byName(provideMemberList, {
 * repository: MEMBER_REPOSITORY, user: CURRENT_USER }));
 */
export function byName<Services extends object, Service>(
  make: (services: Services) => Service,
  tokens: TokensOf<Services>,
): Resolution<Service>;
export function byName(
  make: (services: object) => unknown,
  tokens: Readonly<Record<string, ServiceIdentifier>>,
): Resolution<unknown> {
  const names = Object.keys(tokens);
  return [
    (...services) => make(Object.fromEntries(names.map((name, position) => [name, services[position]]))),
    Object.values(tokens),
  ];
}
