import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import type { Feature, GetServices } from './feature.ts';

/** The services of features, whose bindings load when the first is read; bindings shared by two features load once. */
export function servicesIn(container: Container): GetServices {
  const loaded = new Set<ContainerModule>();
  const opened = new Map<Feature<object>, object>();

  function get(token: ServiceIdentifier, { bindings }: Feature<object>): unknown {
    const needed = container.isBound(token) ? [] : bindings.filter((one) => !loaded.has(one));
    container.load(...needed);
    for (const one of needed) loaded.add(one);
    return container.get(token);
  }

  function open(feature: Feature<object>): object {
    // Not enumerable: code that inspects the object, such as React's tools, must not create all services.
    const services = {};
    const tokens: Readonly<Record<string, ServiceIdentifier>> = { ...feature.tokens };
    for (const [name, token] of Object.entries(tokens))
      Object.defineProperty(services, name, { get: () => get(token, feature) });
    opened.set(feature, services);
    return services;
  }

  // A map's type cannot express that each feature has services of its own type.
  function servicesOf<Services extends object>(feature: Feature<Services>): Services;
  function servicesOf(feature: Feature<object>): object {
    return opened.get(feature) ?? open(feature);
  }
  return servicesOf;
}
