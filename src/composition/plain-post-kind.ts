import type { ContainerModule, ServiceIdentifier } from 'inversify';
import type { PlainKind } from '@/content/domain/plain-kind.ts';
import type { PublishPlain } from '@/content/use-cases/make-draft-senders.ts';

/** A kind of posts without files: the values in which its features differ from those of other kinds. */
export interface PlainPostKind<Field extends string, ValidationError extends string, Item, Written>
  extends PlainKind<Field, ValidationError, Item, Written> {
  readonly publish: ServiceIdentifier<PublishPlain<Field, Item>>;
  /** The modules that bind it. */
  readonly bindings: readonly ContainerModule[];
}
