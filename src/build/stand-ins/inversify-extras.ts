/**
 * Replaces in builds (`vite.config.ts`) those modules of inversify that are named like an export here. The bindings of
 * this project are constants and functions: the code for classes, modules, plugins, snapshots and unbinding, or code that is
 * generated at run time (which the site's policy forbids), would be a tenth of the app core.
 */
export const buildBuildServiceNodeOptionsFromClassElementMetadata = unused;
export const buildConstructorNoParamNode = unused;
export const buildInstanceBinding = unused;
export const buildNoActivationsResolvedValueBindingNodeResolverJit = unused;
export const cloneBinding = unused;
export const getClassMetadata = unused;
export const resolveBindingDeactivations = unused;
export const resolveBindingPreDestroy = unused;
export const tryBuildGetPlanOptionsFromManagedClassElementMetadata = unused;
export const DynamicValueBindingNode = unused;
export const FactoryBindingNodeImplementation = unused;
export const InstanceBindingNodeImplementation = unused;
export const PlanServiceRedirectionBindingNodeImplementation = unused;
export const ContainerModuleManager = neverAsked;
export const PluginManager = neverAsked;
export const SnapshotManager = neverAsked;

function unused(): never {
  throw new Error(
    'inversify is bundled for constants and functions alone: see src/build/stand-ins/inversify-extras.ts',
  );
}

function neverAsked(): void {
  // A container creates one for itself, and calls its methods on each change.
}
