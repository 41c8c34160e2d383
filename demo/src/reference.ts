/** A document reference without a database; `domain` reads it like the SDKs'. */
export class Reference {
  readonly path: string;
  constructor(...parts: string[]) {
    this.path = parts.join('/');
  }
  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
}

export type DemoFacts = Record<string, unknown>;
export type SeedDocument = { path: string; data: DemoFacts };
