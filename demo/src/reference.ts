/** A document reference before there is a database: `domain` reads it as it reads the SDKs' own. */
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
/** A document and where it is stored. */
export type SeedDocument = { path: string; data: DemoFacts };
