import type { ContainerModule, ServiceIdentifier } from 'inversify';

/**
 * What a part of the product offers to its views: services by name, and the bindings that make them. A view that names a
 * feature brings its bindings along: they arrive with it, in one file.
 */
export interface Feature<Services extends object> {
  readonly tokens: { readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]> };
  readonly bindings: readonly ContainerModule[];
}

/** @param bindings all that its services stand on, besides what the core binds */
export function createFeature<Services extends object>(
  tokens: Feature<Services>['tokens'],
  bindings: readonly ContainerModule[],
): Feature<Services> {
  return { tokens, bindings };
}

/** Asks a feature for one of its services. */
export type GetService = <Services extends object, Name extends keyof Services>(
  feature: Feature<Services>,
  name: Name,
) => Services[Name];
