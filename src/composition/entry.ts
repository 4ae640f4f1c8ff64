import type { ContainerModule, ServiceIdentifier } from 'inversify';

/**
 * The services that a part of the product offers to its views by name, and their bindings. An island that names a feature
 * imports its bindings too: both are loaded in one file.
 */
export interface Feature<Services extends object> {
  readonly tokens: { readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]> };
  readonly bindings: readonly ContainerModule[];
}

/** @param bindings all that its services depend on, besides the bindings of the core */
export function createFeature<Services extends object>(
  tokens: Feature<Services>['tokens'],
  bindings: readonly ContainerModule[],
): Feature<Services> {
  return { tokens, bindings };
}

/** The services of a feature by name: `ServicesOf<typeof membersFeature>`. */
export type ServicesOf<Offering> = Offering extends Feature<infer Services> ? Services : never;

/** Gets the services of a feature: always the same object, which makes a service when it is first read. */
export type GetServices = <Services extends object>(feature: Feature<Services>) => Services;

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
