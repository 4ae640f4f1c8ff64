import type { Container, ContainerModule } from 'inversify';
import type { GetService } from './feature.ts';

/** The services of features, whose bindings load when the first is requested; bindings shared by two features load once. */
export function servicesIn(container: Container): GetService {
  const loaded = new Set<ContainerModule>();
  const missing = (one: ContainerModule): boolean => !loaded.has(one);

  return (feature, name) => {
    const { [name]: token } = feature.tokens;
    const needed = container.isBound(token) ? [] : feature.bindings.filter(missing);
    container.load(...needed);
    for (const one of needed) loaded.add(one);
    return container.get(token);
  };
}
