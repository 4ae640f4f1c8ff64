import type { ContainerModule, ServiceIdentifier } from 'inversify';

/**
 * The services that a part of the product offers to its views by name, and their bindings. A view that names a feature
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

/** Gets one of a feature's services. */
export type GetService = <Services extends object, Name extends keyof Services>(
  feature: Feature<Services>,
  name: Name,
) => Services[Name];
