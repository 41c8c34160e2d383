/** Wraps a loader's pending data in an object, because the router awaits a bare promise. */
export class Deferred {
  readonly data: Promise<unknown>;

  constructor(data: Promise<unknown>) {
    this.data = data;
  }
}
